import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { deleteExpiredAttempts } from './attempt.repo.ts';
import { deleteExpiredPlaces } from './open-call.repo.ts';

/** Deletes expired windows. */
export async function forgetAttempts(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock.now();
  await deleteExpiredAttempts(deps.db, now);
  await deleteExpiredPlaces(deps.db, now);
}
