// Counts a stand-in's tries in the database, so that `flaky` behaves the same across processes.
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { localTries } from '../../db/schema.ts';
import type { TryCounter } from './local.ts';

export function createTryCounter(db: Db): TryCounter {
  return {
    async countTry(username) {
      const [row] = await db
        .insert(localTries)
        .values({ key: `profile:${username}`, count: 1 })
        .onConflictDoUpdate({ target: localTries.key, set: { count: sql`${localTries.count} + 1` } })
        .returning({ count: localTries.count });
      return row!.count;
    },
  };
}
