// What a job owes: one credit, or nothing for a free rewrite.
import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  captureCredit,
  releaseCredit,
  type ReleasedCredit,
  reserveCredit,
} from '../credit/reserve-credit.ts';
import type { JobRow } from './job.repo.ts';
import { countFailedJob } from './limit-failed-jobs.ts';

type Owing = Pick<JobRow, 'id' | 'userId' | 'username' | 'free'>;

export async function reserveForJob(deps: { clock: Clock }, tx: Tx, job: Owing): Promise<void> {
  if (!job.free) await reserveCredit(deps, tx, creditOf(job));
}

export async function captureForJob(deps: { clock: Clock }, tx: Tx, job: Owing): Promise<void> {
  if (!job.free) await captureCredit(deps, tx, creditOf(job));
}

/** Whatever ended it: once it was begun, vendors were asked for nothing, and that counts. */
export async function releaseForJob(
  deps: { clock: Clock },
  tx: Tx,
  job: Owing & Pick<JobRow, 'attempts'>,
  reason: string,
): Promise<ReleasedCredit | 'free'> {
  if (job.attempts > 0) await countFailedJob(deps, tx, job.userId);
  return job.free ? 'free' : releaseCredit(deps, tx, creditOf(job), reason);
}

function creditOf(job: Owing) {
  return { userId: job.userId, jobId: job.id, username: job.username };
}
