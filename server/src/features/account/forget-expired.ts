import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { forgetAttempts } from '../attempt/forget-attempts.ts';
import { deleteExpired } from './account.repo.ts';
import { forgetUnverified } from './forget-unverified.ts';

/** Sessions, codes and links that no longer open anything are not kept, nor are sign-ups that nobody confirmed. */
export async function forgetExpired(deps: { db: Db; clock: Clock }): Promise<void> {
  await deleteExpired(deps.db, deps.clock.now());
  await forgetUnverified(deps);
  await forgetAttempts(deps);
}
