import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { releaseForJobs } from './job-credit.ts';
import { listUnfinishedJobs } from './job.repo.ts';

/** For a project that is about to go: its waiting and running jobs will never be paid. */
export async function releaseUnfinishedJobs(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  projectId: string,
): Promise<void> {
  const jobs = await listUnfinishedJobs(tx, userId, projectId);
  await releaseForJobs(deps, tx, userId, jobs, 'the project was deleted');
}
