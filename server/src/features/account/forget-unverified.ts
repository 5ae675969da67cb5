import type { Db } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import { deleteUnverifiedUsers, lockUnverifiedUsers } from './account.repo.ts';

const keptDays = 7;
const atOnce = 100;

/** Sign-ups that nobody confirmed. A code that is still there belongs to somebody who signed up again, and is waited for. */
export async function forgetUnverified(deps: { db: Db; clock: Clock }): Promise<void> {
  const before = after(deps.clock.now(), -days(keptDays));
  let gone: number;
  do {
    gone = await deps.db.transaction(async (tx) => {
      const ids = await lockUnverifiedUsers(tx, before, atOnce);
      // Asked once more under the lock: a sign-up that ended just before it has left its code by now.
      return deleteUnverifiedUsers(tx, ids);
    });
  } while (gone === atOnce);
}
