// All SQL about credits. An account and its entries change only together, in the caller's transaction.
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { creditAccounts, creditEntries } from '../../db/schema.ts';

export type CreditKind = (typeof creditEntries.$inferInsert)['kind'];
export type CreditChange = { earned?: number; used?: number; reserved?: number };
export type CreditAccount = typeof creditAccounts.$inferSelect;

export async function insertAccount(tx: Tx, userId: string) {
  await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
}

export async function findAccount(db: Queryable, userId: string): Promise<CreditAccount | undefined> {
  const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return row;
}

export async function lockAccount(tx: Tx, userId: string): Promise<CreditAccount | undefined> {
  const [row] = await tx.select().from(creditAccounts).where(eq(creditAccounts.userId, userId)).for('update');
  return row;
}

/** False when the entry was there before: then nothing moved. */
export async function insertEntry(tx: Tx, entry: typeof creditEntries.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(creditEntries)
    .values(entry)
    .onConflictDoNothing({ target: creditEntries.reference })
    .returning({ id: creditEntries.id });
  return rows.length === 1;
}

export async function moveCredits(tx: Tx, userId: string, change: CreditChange): Promise<void> {
  await tx
    .update(creditAccounts)
    .set({
      earned: sql`${creditAccounts.earned} + ${change.earned ?? 0}`,
      used: sql`${creditAccounts.used} + ${change.used ?? 0}`,
      reserved: sql`${creditAccounts.reserved} + ${change.reserved ?? 0}`,
    })
    .where(eq(creditAccounts.userId, userId));
}

export async function hasEntry(tx: Tx, userId: string, reference: string): Promise<boolean> {
  const rows = await tx
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), eq(creditEntries.reference, reference)));
  return rows.length > 0;
}

export function listEntries(
  db: Queryable,
  userId: string,
  page: { limit: number; before?: string | undefined },
) {
  return db
    .select()
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), page.before ? lt(creditEntries.id, page.before) : undefined))
    .orderBy(desc(creditEntries.id))
    .limit(page.limit);
}

/** Accounts that do not equal the sum of their entries. */
export async function findMismatches(db: Queryable) {
  const { rows } = await db.execute<{ user_id: string; account: string; entries: string }>(sql`
    with sums as (
      select user_id,
        coalesce(sum(amount) filter (where kind in ('grant', 'purchase')), 0)
          - coalesce(sum(amount) filter (where kind = 'refund'), 0) as earned,
        coalesce(sum(amount) filter (where kind = 'capture'), 0) as used,
        coalesce(sum(amount) filter (where kind = 'reserve'), 0)
          - coalesce(sum(amount) filter (where kind in ('release', 'capture')), 0) as reserved
      from credit_entries group by user_id
    )
    select coalesce(a.user_id, s.user_id) as user_id,
      format('earned %s, used %s, reserved %s', a.earned, a.used, a.reserved) as account,
      format('earned %s, used %s, reserved %s', s.earned, s.used, s.reserved) as entries
    from credit_accounts a full join sums s using (user_id)
    where (a.earned, a.used, a.reserved) is distinct from (s.earned::int, s.used::int, s.reserved::int)`);
  return rows;
}

export async function ledgerSize(db: Queryable): Promise<{ accounts: number; entries: number }> {
  const { rows } = await db.execute<{ accounts: number; entries: number }>(sql`
    select (select count(*)::int from credit_accounts) as accounts, (select count(*)::int from credit_entries) as entries`);
  return rows[0]!;
}
