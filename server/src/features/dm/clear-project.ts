import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { keepOutcomes } from '../overview/keep-outcomes.ts';
import { releaseForJobs } from './job-credit.ts';
import { listUnfinishedJobs } from './job.repo.ts';

/** For a project that is about to go, in the transaction that deletes it: its waiting and running jobs will never be paid. */
export async function clearProject(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  projectId: string,
): Promise<void> {
  // Its deliveries go too, and whoever settles one of them holds this lock.
  await lockSendingAccount(tx, userId);
  const jobs = await listUnfinishedJobs(tx, userId, projectId);
  await releaseForJobs(deps, tx, userId, jobs, 'the project was deleted');
  await keepOutcomes(tx, userId, { projectId });
}
