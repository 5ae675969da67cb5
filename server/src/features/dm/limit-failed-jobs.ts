// A job that brings no message costs the person nothing, but us a profile and several drafts: so many a day, and more for those who
// bought more. It need not have failed: one that was begun and then cancelled, or went with its project, counts too.
// Counted apart from the jobs, so that a deleted project does not start the count anew.
import { dmErrors } from '@opener/contract/dm';
import type { Tx } from '../../db/database.ts';
import { type Clock, days } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { countFailure, readFailures } from '../attempt/count-failures.ts';
import { readCreditsIn } from '../credit/read-credits.ts';
import type { DmDeps } from './deps.ts';

const freeFailures = 100;
/** A bad list, and the same list once more. */
const failuresPerCredit = 2;

const action = 'failed_job';

export async function countFailedJob(deps: { clock: Clock }, tx: Tx, userId: string): Promise<void> {
  await countFailure(deps, tx, { action, userId }, days(1));
}

export async function refuseAfterManyFailures(deps: DmDeps, tx: Tx, userId: string): Promise<void> {
  const { count, secondsLeft } = await readFailures(deps, tx, { action, userId });
  if (count < freeFailures) return;
  const { total_earned: earned } = await readCreditsIn(tx, userId);
  if (count < freeFailures + failuresPerCredit * earned) return;
  throw new AppError('too_many', 'too_many_failed_jobs', dmErrors.tooManyFailed, secondsLeft);
}
