import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { keepOutcomes } from '../overview/keep-outcomes.ts';
import { releaseForJobs } from './job-credit.ts';
import { listUnfinishedJobs } from './job.repo.ts';

/** Before a project is deleted, in the same transaction: its pending and running jobs release their credits. */
export async function clearProject(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  projectId: string,
): Promise<void> {
  // Its deliveries are deleted too, and settling one takes this lock.
  await lockSendingAccount(tx, userId);
  const jobs = await listUnfinishedJobs(tx, userId, projectId);
  await releaseForJobs(deps, tx, userId, jobs, 'the project was deleted');
  await keepOutcomes(tx, userId, { projectId });
}
