// A job that brings no message costs the person nothing, but us a profile and several drafts: so many a day, and more for those who
// bought more. It need not have failed: one that was begun and then cancelled, or went with its project, counts too. One that was not
// begun costs us only its two lines in the ledger, which stay: of those there may be more.
// Counted apart from the jobs, so that a deleted project does not start the count anew.
import { dmErrors } from '@opener/contract/dm';
import type { Tx } from '../../db/database.ts';
import { type Clock, days } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { countFailures, readFailures } from '../attempt/count-failures.ts';
import { readCredits } from '../credit/read-credits.ts';
import type { DmDeps } from './deps.ts';

/** In a day; beyond it for each credit ever had: a bad list, and the same list once more. */
const most = { failed_job: 100, cancelled_job: 1_000 } as const;
const perCredit = 2;

const sentences = { failed_job: dmErrors.tooManyFailed, cancelled_job: dmErrors.tooManyCancelled } as const;

type Action = keyof typeof most;

export async function countFailedJob(deps: { clock: Clock }, tx: Tx, userId: string): Promise<void> {
  await count(deps, tx, userId, 'failed_job', 1);
}

/** Whose credits are given back without a message. */
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
}

async function refuseAfterMany(deps: DmDeps, tx: Tx, userId: string, action: Action): Promise<void> {
  const { count: counted, secondsLeft } = await readFailures(deps, tx, { action, userId });
  if (counted < most[action]) return;
  const { total_earned: earned } = await readCredits(tx, userId);
  if (counted < most[action] + perCredit * earned) return;
  throw new AppError('too_many', `too_many_${action}s`, sentences[action], secondsLeft);
}

function count(deps: { clock: Clock }, tx: Tx, userId: string, action: Action, times: number): Promise<void> {
  return countFailures(deps, tx, { action, userId }, days(1), times);
}
