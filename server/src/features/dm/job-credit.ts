// What a job costs: one credit, or nothing for a free rewrite.
import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { CreditAccount } from '../credit/credit.repo.ts';
import {
  captureCredit,
  releaseCredit,
  releaseCredits,
  type ReleasedCredit,
  reserveCredit,
} from '../credit/reserve-credit.ts';
import type { JobRow } from './job.repo.ts';
import { countReleasedJobs, countUnservedJob } from './limit-failed-jobs.ts';

type Owing = Pick<JobRow, 'id' | 'userId' | 'username' | 'free'>;

/** The caller holds the account's lock. */
export async function reserveForJob(
  deps: { clock: Clock },
  tx: Tx,
  job: Owing,
  account: CreditAccount | undefined,
): Promise<void> {
  if (!job.free) await reserveCredit(deps, tx, creditOf(job), account);
}

/** The caller holds the account's lock. */
export async function captureForJob(
  deps: { clock: Clock },
  tx: Tx,
  job: Owing,
  account: CreditAccount | undefined,
): Promise<void> {
  if (!job.free) await captureCredit(deps, tx, creditOf(job), account);
}

type Released = Owing & Pick<JobRow, 'attempts'>;

/** `ours` includes the vendors that we depend on. */
export type Fault = 'ours' | 'theirs';

/** For a job that produces no message. Their number is limited, so they are counted. */
export async function releaseForJob(
  deps: { clock: Clock },
  tx: Tx,
  job: Released,
  reason: string,
  whose: Fault = 'theirs',
): Promise<ReleasedCredit | 'free'> {
  if (whose === 'ours') await countUnservedJob(deps, tx, job.userId);
  else await countReleasedJobs(deps, tx, job.userId, [job]);
  return release(deps, tx, job, reason);
}

export async function releaseForJobs(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  jobs: Released[],
  reason: string,
): Promise<void> {
  await countReleasedJobs(deps, tx, userId, jobs);
  const paid = jobs.filter(({ free }) => !free);
  await releaseCredits(deps, tx, userId, paid.map(creditOf), reason);
}

async function release(
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
