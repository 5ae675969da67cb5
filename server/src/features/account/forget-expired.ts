import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { forgetAttempts } from '../attempt/forget-attempts.ts';
import { forgetFreeCredits } from '../credit/keep-free-credits.ts';
import { deleteExpired } from './account.repo.ts';
import { deleteForgottenSignUps } from './sign-up.repo.ts';

/** Enough time to come back, sign in and request a new code. */
const signUpDays = 7;

/** Deletes expired sessions, links and sign-ups. */
export async function forgetExpired(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock.now();
  await deleteExpired(deps.db, now);
  await deleteForgottenSignUps(deps.db, after(now, -days(signUpDays)), now);
  await forgetAttempts(deps);
  await forgetFreeCredits(deps);
}
