import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { forgetAttempts } from '../attempt/forget-attempts.ts';
import { forgetFreeCredits } from '../credit/keep-free-credits.ts';
import { deleteExpired } from './account.repo.ts';
import { deleteForgottenSignUps } from './sign-up.repo.ts';

/** Time enough to come back, sign in and ask for a new code. */
const signUpDays = 7;

/** Sessions, links and sign-ups that no longer open anything are not kept. */
export async function forgetExpired(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock.now();
  await deleteExpired(deps.db, now);
  await deleteForgottenSignUps(deps.db, after(now, -days(signUpDays)), now);
  await forgetAttempts(deps);
  await forgetFreeCredits(deps);
}
