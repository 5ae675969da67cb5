// All SQL about deliveries. Every query of a person's deliveries carries the owner.
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { contacted, deliveries } from '../../db/schema.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type DeliveryStatus = DeliveryRow['status'];

const mine = (userId: string, id: string) => and(eq(deliveries.userId, userId), eq(deliveries.id, id));

export async function insertDelivery(tx: Tx, row: typeof deliveries.$inferInsert): Promise<void> {
  await tx.insert(deliveries).values(row).onConflictDoNothing({ target: deliveries.messageId });
}

const ofMessage = (userId: string, messageId: string) =>
  and(eq(deliveries.userId, userId), eq(deliveries.messageId, messageId));

export async function findDeliveryOf(
  db: Queryable,
  userId: string,
  messageId: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await db.select().from(deliveries).where(ofMessage(userId, messageId));
  return row;
}

/** Locked until the caller is done, so that no outcome arrives between a look at it and a change. */
export async function lockDeliveryOf(
  tx: Tx,
  userId: string,
  messageId: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx.select().from(deliveries).where(ofMessage(userId, messageId)).for('update');
  return row;
}

export function listDeliveriesOf(
  db: Queryable,
  userId: string,
  messageIds: string[],
): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), inArray(deliveries.messageId, messageIds)));
}

/** What the person asked for first, then by age. */
export async function findNextWaiting(db: Queryable, userId: string): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), eq(deliveries.status, 'waiting')))
    .orderBy(desc(deliveries.urgent), asc(deliveries.id))
    .limit(1);
  return row;
}

export async function findSendingNow(db: Queryable, userId: string): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), eq(deliveries.status, 'sending')))
    .limit(1);
  return row;
}

export async function updateDelivery(
  db: Queryable,
  userId: string,
  id: string,
  change: Partial<DeliveryRow>,
): Promise<void> {
  await db.update(deliveries).set(change).where(mine(userId, id));
}

/** The delivery as it is now, if its outcome is still open; locked until the caller is done. */
export async function lockOpenDelivery(tx: Tx, userId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(deliveries)
    .where(and(mine(userId, id), inArray(deliveries.status, ['sending', 'unknown'])))
    .for('update');
  return row;
}

/** Those whose worker must have died: nobody knows whether they went out. */
export async function markLostAsUnknown(
  db: Queryable,
  startedBefore: Date,
  change: Partial<DeliveryRow>,
): Promise<number> {
  const rows = await db
    .update(deliveries)
    .set(change)
    .where(and(eq(deliveries.status, 'sending'), lt(deliveries.startedAt, startedBefore)))
    .returning({ id: deliveries.id });
  return rows.length;
}

/** Everything that may have reached somebody today counts against the cap. */
export async function countStarted(db: Queryable, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, userId),
        gte(deliveries.startedAt, since),
        inArray(deliveries.status, ['sending', 'sent', 'unknown']),
      ),
    );
  return row?.n ?? 0;
}

/** Not those with a reason to look twice: they are approved one by one. */
export async function approveReviewed(
  db: Queryable,
  userId: string,
  projectId: string,
  approvedAt: Date,
): Promise<void> {
  await db
    .update(deliveries)
    .set({ status: 'waiting', reason: null, approvedAt })
    .where(
      and(
        eq(deliveries.userId, userId),
        eq(deliveries.projectId, projectId),
        eq(deliveries.status, 'review'),
        isNull(deliveries.reason),
      ),
    );
}

/** The database's own word that this account wrote to this person: false when it did before. */
export async function insertContacted(
  tx: Tx,
  row: typeof contacted.$inferInsert,
  again: boolean,
): Promise<boolean> {
  const insert = tx.insert(contacted).values(row);
  const rows = again
    ? await insert
        .onConflictDoUpdate({
          target: [contacted.userId, contacted.sender, contacted.username],
          set: { deliveryId: row.deliveryId, at: row.at },
        })
        .returning()
    : await insert.onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Only for what surely did not go out. */
export async function deleteContacted(tx: Tx, userId: string, deliveryId: string): Promise<void> {
  await tx.delete(contacted).where(and(eq(contacted.userId, userId), eq(contacted.deliveryId, deliveryId)));
}

/** The newest message of that conversation, or to that person. */
export async function findAnswered(
  db: Queryable,
  userId: string,
  reply: { chatId: string | null; from: string | null },
): Promise<DeliveryRow | undefined> {
  const names = [];
  if (reply.chatId) names.push(eq(deliveries.chatId, reply.chatId));
  if (reply.from) names.push(eq(deliveries.username, reply.from));
  if (names.length === 0) return undefined;
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), inArray(deliveries.status, ['sent', 'unknown']), or(...names)))
    .orderBy(desc(deliveries.startedAt))
    .limit(1);
  return row;
}
