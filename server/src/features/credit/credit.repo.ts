// All SQL about credits. An account and its entries change only together, in the caller's transaction.
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { runPrepared } from '../../db/run-prepared.ts';
import { creditAccounts, creditEntries } from '../../db/schema.ts';
import { paidForMessage } from './paid-for.ts';

export type CreditKind = (typeof creditEntries.$inferInsert)['kind'];
/** `followUps`: how many of the used ones paid for follow-ups. */
export type CreditChange = {
  earned?: number;
  used?: number;
  reserved?: number;
  owed?: number;
  followUps?: number;
};
export type CreditAccount = typeof creditAccounts.$inferSelect;

/** False if it existed before. */
export async function insertAccount(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.insert(creditAccounts).values({ userId }).onConflictDoNothing();
  return rowCount === 1;
}

export async function findAccount(db: Queryable, userId: string): Promise<CreditAccount | undefined> {
  const [row] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return row;
}

/**
 * Everything that changes a user's jobs locks this first: one lock order rules out deadlocks. This and the next two run several times per
 * job, so they are plain SQL: building the query would take longer than running it.
 */
export async function lockCredits(tx: Tx, userId: string): Promise<CreditAccount | undefined> {
  const { rows } = await runPrepared<CreditAccount>(
    tx,
    'lock_credits',
    sql`
    select user_id as "userId", earned, used, reserved, owed, follow_ups as "followUps" from credit_accounts where user_id = ${userId} for update`,
  );
  return rows[0];
}

/** False if the entry existed before; then nothing moved. */
export async function insertEntry(tx: Tx, entry: typeof creditEntries.$inferInsert): Promise<boolean> {
  const { id, userId, kind, amount, reference, note, username = null, createdAt } = entry;
  const { rowCount } = await tx.execute(sql`
    insert into credit_entries (id, user_id, kind, amount, reference, note, username, created_at)
    values (${id}, ${userId}, ${kind}, ${amount}, ${reference}, ${note}, ${username}, ${createdAt.toISOString()}::timestamptz)
    on conflict (reference) do nothing`);
  return rowCount === 1;
}

/** Returns how many are new. */
export async function insertEntries(
  tx: Tx,
  userId: string,
  entries: (typeof creditEntries.$inferInsert & { username: string })[],
): Promise<number> {
  const column = (values: unknown[]) => sql.param(values);
  const { rowCount } = await tx.execute(sql`
    insert into credit_entries (id, user_id, kind, amount, reference, note, username, created_at)
    select id, ${userId}::uuid, kind, amount, reference, note, username, created_at from unnest(
      ${column(entries.map(({ id }) => id))}::uuid[], ${column(entries.map(({ kind }) => kind))}::credit_kind[],
      ${column(entries.map(({ amount }) => amount))}::int[], ${column(entries.map(({ reference }) => reference))}::text[],
      ${column(entries.map(({ note }) => note))}::text[], ${column(entries.map(({ username }) => username))}::text[],
      ${column(entries.map(({ createdAt }) => createdAt.toISOString()))}::timestamptz[]
    ) as entry (id, kind, amount, reference, note, username, created_at)
    on conflict (reference) do nothing`);
  return rowCount ?? 0;
}

export async function moveCredits(tx: Tx, userId: string, change: CreditChange): Promise<void> {
  const { earned = 0, used = 0, reserved = 0, owed = 0 } = change;
  await tx.execute(sql`
    update credit_accounts set earned = earned + ${earned}, used = used + ${used}, reserved = reserved + ${reserved},
      owed = owed + ${owed}
    where user_id = ${userId}`);
}

/** Both of the above in one statement. False if the entry existed before, or the other one does; then nothing moved. */
export async function enterAndMove(
  tx: Tx,
  entry: typeof creditEntries.$inferInsert,
  change: CreditChange,
  unless: string | null = null,
): Promise<boolean> {
  const { id, userId, kind, amount, reference, note, username = null, createdAt } = entry;
  const { earned = 0, used = 0, reserved = 0, owed = 0, followUps = 0 } = change;
  const { rowCount } = await runPrepared(
    tx,
    'enter_and_move',
    sql`
    with entered as (
      insert into credit_entries (id, user_id, kind, amount, reference, note, username, created_at)
      select ${id}::uuid, ${userId}::uuid, ${kind}::credit_kind, ${amount}::int, ${reference}, ${note}, ${username}, ${createdAt.toISOString()}::timestamptz
      where not exists (select 1 from credit_entries where reference = ${unless} and user_id = ${userId})
      on conflict (reference) do nothing
      returning 1
    )
    update credit_accounts set earned = earned + ${earned}, used = used + ${used}, reserved = reserved + ${reserved},
      owed = owed + ${owed}, follow_ups = follow_ups + ${followUps}
    where user_id = ${userId} and exists (select 1 from entered)`,
  );
  return rowCount === 1;
}

export async function hasEntry(tx: Tx, userId: string, reference: string): Promise<boolean> {
  const rows = await tx
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), eq(creditEntries.reference, reference)));
  return rows.length > 0;
}

export async function hasAnyEntry(tx: Tx, userId: string, references: readonly string[]): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from credit_entries where reference = any(${sql.param(references)}::text[]) and user_id = ${userId} limit 1`);
  return rowCount === 1;
}

/** Accounts that don't equal the sum of their entries, or whose owed credits don't equal their debts. */
export async function findMismatches(db: Queryable) {
  const { rows } = await db.execute<{ userId: string; account: string; entries: string }>(sql`
    with sums as (
      select user_id,
        coalesce(sum(amount) filter (where kind in ('grant', 'purchase')), 0)
          - coalesce(sum(amount) filter (where kind in ('refund', 'settle')), 0) as earned,
        coalesce(sum(amount) filter (where kind = 'capture'), 0) as used,
        coalesce(sum(amount) filter (where kind = 'capture' and not ${paidForMessage}), 0) as follow_ups,
        coalesce(sum(amount) filter (where kind = 'reserve'), 0)
          - coalesce(sum(amount) filter (where kind in ('release', 'capture')), 0) as reserved,
        coalesce(sum(amount) filter (where kind = 'owe'), 0)
          - coalesce(sum(amount) filter (where kind in ('settle', 'waive')), 0) as owed
      from credit_entries where user_id <> all(array(${leaving})) group by user_id
    ), debts as (
      select user_id, sum(owed) as owed from credit_debts group by user_id
    )
    select coalesce(a.user_id, s.user_id) as "userId",
      format('earned %s, used %s (follow-ups %s), reserved %s, owed %s', a.earned, a.used, a.follow_ups, a.reserved, a.owed) as account,
      format('earned %s, used %s (follow-ups %s), reserved %s, owed %s; debts %s', coalesce(s.earned, 0), coalesce(s.used, 0),
        coalesce(s.follow_ups, 0), coalesce(s.reserved, 0), coalesce(s.owed, 0), coalesce(d.owed, 0)) as entries
    from credit_accounts a full join sums s using (user_id) left join debts d using (user_id)
    where (a.earned, a.used, a.follow_ups, a.reserved, a.owed, a.owed)
      is distinct from (coalesce(s.earned, 0)::int, coalesce(s.used, 0)::int, coalesce(s.follow_ups, 0)::int, coalesce(s.reserved, 0)::int,
        coalesce(s.owed, 0)::int, coalesce(d.owed, 0)::int)`);
  return rows;
}

/** Deleted users, whose account is gone while their entries are being deleted. */
const leaving = sql`select id from users where deleted_at is not null`;

export async function countLedger(db: Queryable): Promise<{ accounts: number; entries: number }> {
  const { rows } = await db.execute<{ accounts: number; entries: number }>(sql`
    select (select count(*)::int from credit_accounts) as accounts, (select count(*)::int from credit_entries) as entries`);
  return rows[0]!;
}
