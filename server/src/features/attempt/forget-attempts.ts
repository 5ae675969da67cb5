import type { Db } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { deleteExpiredAttempts } from './attempt.repo.ts';

/** Windows that have passed mean nothing any more. */
export async function forgetAttempts(deps: { db: Db; clock: Clock }): Promise<void> {
  await deleteExpiredAttempts(deps.db, deps.clock.now());
}
