// All SQL about purchases.
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { checkouts, paymentEvents } from '../../db/schema.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

export async function insertCheckout(
  db: Queryable,
  row: typeof checkouts.$inferInsert,
): Promise<CheckoutRow> {
  const [inserted] = await db.insert(checkouts).values(row).returning();
  return inserted!;
}

/** An unpaid checkout from a moment ago: a second click means the same purchase. */
export async function findOpenCheckout(
  db: Queryable,
  userId: string,
  planId: CheckoutRow['planId'],
  since: Date,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.planId, planId),
        eq(checkouts.state, 'open'),
        gt(checkouts.createdAt, since),
      ),
    )
    .orderBy(desc(checkouts.id))
    .limit(1);
  return row;
}

/** The first recorded page counts: payments on any other would find no purchase. */
export async function recordPage(
  db: Queryable,
  id: string,
  page: { sessionId: string; url: string },
): Promise<{ url: string }> {
  await db
    .update(checkouts)
    .set(page)
    .where(and(eq(checkouts.id, id), isNull(checkouts.sessionId)));
  const [row] = await db.select({ url: checkouts.url }).from(checkouts).where(eq(checkouts.id, id));
  return { url: row?.url ?? page.url };
}

export async function updateCheckout(
  db: Queryable,
  id: string,
  change: Partial<CheckoutRow>,
): Promise<CheckoutRow> {
  const [row] = await db.update(checkouts).set(change).where(eq(checkouts.id, id)).returning();
  return row!;
}

/** The ids that an event may contain. */
export type CheckoutNames = Record<'checkoutId' | 'sessionId' | 'paymentId', string | undefined>;

/** Undefined if the ids match no checkout, or several. */
export async function findNamedCheckout(
  db: Queryable,
  names: CheckoutNames,
): Promise<Pick<CheckoutRow, 'id' | 'userId'> | undefined> {
  const named = isNamed(names);
  if (!named) return undefined;
  const rows = await db.select({ id: checkouts.id, userId: checkouts.userId }).from(checkouts).where(named);
  return rows.length === 1 ? rows[0] : undefined;
}

/** Locked, so that its events are processed one after the other. */
export async function lockCheckout(tx: Tx, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  return row;
}

function isNamed(names: CheckoutNames): SQL | undefined {
  const conditions: SQL[] = [];
  if (names.checkoutId && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(names.checkoutId))
    conditions.push(eq(checkouts.id, names.checkoutId));
  if (names.sessionId) conditions.push(eq(checkouts.sessionId, names.sessionId));
  if (names.paymentId) conditions.push(eq(checkouts.paymentId, names.paymentId));
  return or(...conditions);
}

/** False if the event was processed before. */
export async function insertEvent(tx: Tx, id: string, receivedAt: Date): Promise<boolean> {
  const rows = await tx.insert(paymentEvents).values({ id, receivedAt }).onConflictDoNothing().returning();
  return rows.length === 1;
}

export async function deleteEventsBefore(db: Db, date: Date): Promise<void> {
  await deleteInBatches(db, paymentEvents, lt(paymentEvents.receivedAt, date));
}

export async function findPaidCheckout(
  db: Queryable,
  userId: string,
  id: string,
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.id, id), eq(checkouts.state, 'paid')));
  return row;
}

export function listCheckouts(db: Queryable, userId: string): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), ne(checkouts.state, 'open'), ne(checkouts.state, 'expired')))
    .orderBy(desc(checkouts.id));
}

/**
 * Claims the next checkouts that are overdue and were not checked recently, and records the check first, so that a failure or a crash does
 * not block the others. Two processes get different ones.
 */
export async function takeSilentCheckouts(
  db: Queryable,
  turn: { createdBefore: Date; notLookedAtSince: Date; limit: number },
): Promise<{ id: string; sessionId: string }[]> {
  const { createdBefore, notLookedAtSince, limit } = turn;
  const since = sql`${notLookedAtSince.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: string; sessionId: string }>(sql`
    with next as materialized (
      select id from checkouts
      where state = 'open' and session_id is not null and created_at < ${createdBefore.toISOString()}::timestamptz
        and (looked_at is null or looked_at < ${since})
      order by looked_at nulls first, created_at limit ${limit} for update skip locked
    )
    update checkouts set looked_at = ${since} from next where checkouts.id = next.id
    returning checkouts.id, checkouts.session_id as "sessionId"`);
  return rows;
}

/** Pages that the provider has closed by now. */
export async function expireOldCheckouts(db: Queryable, createdBefore: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ state: 'expired' })
    .where(and(eq(checkouts.state, 'open'), lt(checkouts.createdAt, createdBefore)));
}

/** Never paid and never shown, so no history lacks them. */
export async function deleteExpiredCheckouts(db: Db, createdBefore: Date): Promise<void> {
  const isOld = and(eq(checkouts.state, 'expired'), lt(checkouts.createdAt, createdBefore));
  await deleteInBatches(db, checkouts, isOld);
}
