// A job without a message costs the user nothing, but costs us a profile and several drafts, so their number per day is limited; buying
// credits raises the limit. Jobs that were started and then cancelled or deleted count too. Those that never started cost only two ledger
// entries, so more of them are allowed. So are those that failed because of us or a vendor: whoever tries a list again when that has passed
// did nothing wrong. The counts outlive jobs, so that deleting a project does not reset them.
import { dmErrors } from '@opener/contract/dm';
import type { Tx } from '../../db/database.ts';
import { type Clock, days } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { countFailures, readFailures } from '../attempt/count-failures.ts';
import { readCredits } from '../credit/read-credits.ts';
import type { DmDeps } from './deps.ts';

/** Per day, plus some for each credit ever had: enough for a bad list and one repeat of it. */
const most = { failed_job: 100, cancelled_job: 1_000, unserved_job: 1_000 } as const;
const perCredit = 2;

const sentences = {
  failed_job: dmErrors.tooManyFailed,
  cancelled_job: dmErrors.tooManyCancelled,
  unserved_job: dmErrors.tooManyUnserved,
} as const;

type Action = keyof typeof most;

/** For a job that ends because of us or a vendor. */
export async function countUnservedJob(deps: { clock: Clock }, tx: Tx, userId: string): Promise<void> {
  await count(deps, tx, userId, 'unserved_job', 1);
}

/** The users whose credits are released without a message. */
export async function countReleasedJobs(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  jobs: { attempts: number }[],
): Promise<void> {
  const begun = jobs.filter(({ attempts }) => attempts > 0).length;
  await count(deps, tx, userId, 'failed_job', begun);
  await count(deps, tx, userId, 'cancelled_job', jobs.length - begun);
}

export async function refuseAfterManyFailures(deps: DmDeps, tx: Tx, userId: string): Promise<void> {
  await refuseAfterMany(deps, tx, userId, 'failed_job');
  await refuseAfterMany(deps, tx, userId, 'cancelled_job');
  await refuseAfterMany(deps, tx, userId, 'unserved_job');
}

async function refuseAfterMany(deps: DmDeps, tx: Tx, userId: string, action: Action): Promise<void> {
  const { count: counted, secondsLeft } = await readFailures(deps, tx, { action, userId });
  if (counted < most[action]) return;
  const { earned } = await readCredits(tx, userId);
  if (counted < most[action] + perCredit * earned) return;
  throw new AppError('too_many', `too_many_${action}s`, sentences[action], secondsLeft);
}

function count(deps: { clock: Clock }, tx: Tx, userId: string, action: Action, times: number): Promise<void> {
  return countFailures(deps, tx, { action, userId }, days(1), times);
}
