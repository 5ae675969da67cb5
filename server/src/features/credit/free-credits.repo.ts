// All SQL about free credits that outlive an account.
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { creditAccounts, creditEntries, freeCreditsLeft } from '../../db/schema.ts';

/** Free credits are spent before bought ones. */
export async function countFreeLeft(tx: Tx, userId: string, grant: string): Promise<number> {
  const { rows } = await tx.execute<{ left: number }>(sql`
    select greatest(0, (
      select coalesce(sum(amount), 0) from ${creditEntries} where user_id = ${userId} and reference = ${grant}
    ) - used)::int as left
    from ${creditAccounts} where user_id = ${userId}`);
  return rows[0]?.left ?? 0;
}

export async function saveFreeLeft(tx: Tx, kept: typeof freeCreditsLeft.$inferInsert) {
  await tx
    .insert(freeCreditsLeft)
    .values(kept)
    .onConflictDoUpdate({ target: freeCreditsLeft.emailHash, set: kept });
}

export async function takeFreeLeft(tx: Tx, emailHash: string, now: Date): Promise<number | undefined> {
  const [row] = await tx.delete(freeCreditsLeft).where(eq(freeCreditsLeft.emailHash, emailHash)).returning();
  return row && row.forgetAt > now ? row.left : undefined;
}

export async function deleteOldFreeLeft(db: Queryable, now: Date) {
  await db.delete(freeCreditsLeft).where(lt(freeCreditsLeft.forgetAt, now));
}
