import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { releaseForJob } from './job-credit.ts';
import { listUnfinishedJobs } from './job.repo.ts';

/** For a project that is about to go: its waiting and running jobs will never be paid. */
export async function releaseUnfinishedJobs(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  projectId: string,
): Promise<void> {
  for (const job of await listUnfinishedJobs(tx, userId, projectId)) {
    await releaseForJob(deps, tx, job, 'the project was deleted');
  }
}
