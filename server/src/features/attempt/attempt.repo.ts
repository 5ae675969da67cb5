import { and, eq, gt, lt, sql } from 'drizzle-orm';
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
  const [row] = await db
    .select({ count: attempts.count, resetsAt: attempts.resetsAt })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.resetsAt, now)));
  return row;
}

export async function deleteExpiredAttempts(db: Db, now: Date) {
  await deleteInBatches(db, attempts, lt(attempts.resetsAt, now));
}
