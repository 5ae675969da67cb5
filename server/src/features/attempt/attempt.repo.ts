import { lt, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { attempts } from '../../db/schema.ts';

/** Adds to the count of the current window, or opens a new one; returns the count. */
export async function addAttempt(db: Queryable, key: string, now: Date, newReset: Date, more = 1) {
  const expired = sql`${attempts.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: more, resetsAt: newReset })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${expired} then excluded.count else ${attempts.count} + excluded.count end`,
        resetsAt: sql`case when ${expired} then excluded.resets_at else ${attempts.resetsAt} end`,
      },
    })
    .returning({ count: attempts.count, resetsAt: attempts.resetsAt });
  return row!;
}

export async function findAttempts(db: Queryable, key: string, now: Date) {
  const { rows } = await db.execute<{ count: number; resetsAt: string }>(sql`
    select count, resets_at as "resetsAt" from attempts where key = ${key} and resets_at > ${now.toISOString()}::timestamptz`);
  return rows[0] && { ...rows[0], resetsAt: new Date(rows[0].resetsAt) };
}

export async function deleteExpiredAttempts(db: Db, now: Date) {
  await deleteInBatches(db, attempts, lt(attempts.resetsAt, now));
}
