import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { releaseForJobs } from './job-credit.ts';
import { cancelUnfinishedJobs } from './job.repo.ts';

/** In the transaction that deletes a project: its pending and running jobs end and release their credits. */
export async function clearProject(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  projectId: string,
): Promise<void> {
  // Its deliveries end too, and settling one takes this lock.
  await lockSendingAccount(tx, userId);
  const jobs = await cancelUnfinishedJobs(tx, { userId, projectId }, deps.clock.now());
  await releaseForJobs(deps, tx, userId, jobs, 'the project was deleted');
}
