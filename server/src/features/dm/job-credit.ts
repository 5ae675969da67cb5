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

type Owing = Pick<JobRow, 'id' | 'userId' | 'username' | 'free'>;

export async function reserveForJob(deps: { clock: Clock }, tx: Tx, job: Owing): Promise<void> {
  if (!job.free) await reserveCredit(deps, tx, creditOf(job));
}

export async function captureForJob(deps: { clock: Clock }, tx: Tx, job: Owing): Promise<void> {
  if (!job.free) await captureCredit(deps, tx, creditOf(job));
}

export async function releaseForJob(
  deps: { clock: Clock },
  tx: Tx,
  job: Owing,
  reason: string,
): Promise<ReleasedCredit | 'free'> {
  return job.free ? 'free' : releaseCredit(deps, tx, creditOf(job), reason);
}

function creditOf(job: Owing) {
  return { userId: job.userId, jobId: job.id, username: job.username };
}
