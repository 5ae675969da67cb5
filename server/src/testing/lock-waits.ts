// For races: whether somebody has got as far as a lock that another holds.
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '../db/database.ts';

/** How many connections to this database wait for a lock. Never in a transaction, which would see the same answer until its end. */
export async function countLockWaits(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

export async function untilWaiting(db: Db, count: number): Promise<void> {
  await vi.waitFor(async () => expect(await countLockWaits(db)).toBe(count), {
    timeout: 40_000,
    interval: 100,
  });
}
