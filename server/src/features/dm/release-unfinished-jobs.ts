import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { releaseCredit } from '../credit/reserve-credit.ts';
import { creditOf } from './finish-job.ts';
import { listUnfinishedJobs } from './job.repo.ts';

/** For a project that is about to go: its waiting and running jobs will never be paid. */
export async function releaseUnfinishedJobs(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  projectId: string,
): Promise<void> {
  for (const job of await listUnfinishedJobs(tx, userId, projectId)) {
    await releaseCredit(deps, tx, creditOf(job), 'the project was deleted');
  }
}
