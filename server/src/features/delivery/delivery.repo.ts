// All SQL about deliveries. Every query of a person's deliveries carries the owner.
import { and, asc, count, desc, eq, getTableColumns, inArray, lt, ne, not, SQL, sql } from 'drizzle-orm';
import { belongsTo } from '../../db/belongs-to.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { deliveries } from '../../db/schema.ts';
import type { Sender } from '../instagram/instagram.repo.ts';
import { ofDelivery, wroteSince } from '../instagram/wrote-since.ts';
import { inLiveProject } from '../project/in-live-project.ts';
import { forgetCleared } from './forget-cleared.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type DeliveryStatus = DeliveryRow['status'];

/** Deliveries of deleted projects are never sent, counted or answered. */
const ofUser = (userId: string) =>
  and(eq(deliveries.userId, userId), inLiveProject(userId, deliveries.projectId));
const mine = (userId: string, id: string) => and(ofUser(userId), eq(deliveries.id, id));

export async function insertDelivery(tx: Tx, row: typeof deliveries.$inferInsert): Promise<void> {
  await tx.insert(deliveries).values(row).onConflictDoNothing({ target: deliveries.messageId });
}

const ofMessage = (userId: string, messageId: string) =>
  and(ofUser(userId), eq(deliveries.messageId, messageId));

export async function findDeliveryOf(
  db: Queryable,
  userId: string,
  messageId: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await db.select().from(deliveries).where(ofMessage(userId, messageId));
  return row;
}

/** Locked until the transaction ends, so that no outcome arrives between a check and a change. */
export async function lockDeliveryOf(
  tx: Tx,
  userId: string,
  messageId: string,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx.select().from(deliveries).where(ofMessage(userId, messageId)).for('update');
  return row;
}

/** Its owner wants another text, which is being written. By the one index that holds few jobs of one person. */
const isBeingRewritten = sql<boolean>`exists (select 1 from dm_jobs j where j.user_id = deliveries.user_id and j.project_id = deliveries.project_id and j.username = deliveries.username
  and j.status in ('pending', 'processing') and j.replaces = deliveries.message_id and not j.beside offset 0)`;

/** With what is known about their persons and texts. */
export type ShownDelivery = DeliveryRow & {
  /** The person has written to one of the owner's accounts. */
  wrote: boolean;
  isBeingRewritten: boolean;
};

export function listDeliveriesOf(
  db: Queryable,
  userId: string,
  messageIds: string[],
): Promise<ShownDelivery[]> {
  return deliveriesOf(db).execute({ userId, messageIds });
}

const deliveriesOf = prepareOnce((db) =>
  db
    .select({
      ...getTableColumns(deliveries),
      wrote: sql<boolean>`${wroteSince(ofDelivery)}`,
      isBeingRewritten,
    })
    .from(deliveries)
    .where(
      and(
        belongsTo(deliveries.userId, sql.placeholder('userId')),
        inLiveProject(sql.placeholder('userId'), deliveries.projectId),
        sql`${deliveries.messageId} = any(${sql.placeholder('messageIds')}::uuid[])`,
      ),
    )
    .prepare('deliveries_of_messages'),
);

const fromAccount = ({ userId, account }: Sender) => and(ofUser(userId), eq(deliveries.sender, account));

/** Of this account: first what the user asked for, then by age. A text that is about to be replaced is not sent. */
export async function findNextWaiting(db: Queryable, account: Sender): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(fromAccount(account), eq(deliveries.status, 'waiting'), not(isBeingRewritten)))
    .orderBy(desc(deliveries.urgent), asc(deliveries.id))
    .limit(1);
  return row;
}

/** Whether the user asked for one to be sent now. */
export async function isUrgentWaiting(db: Queryable, userId: string): Promise<boolean> {
  const urgent = and(ofUser(userId), eq(deliveries.status, 'waiting'), eq(deliveries.urgent, true));
  return (await db.$count(deliveries, urgent)) > 0;
}

export async function findSendingNow(db: Queryable, userId: string): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(ofUser(userId), eq(deliveries.status, 'sending')))
    .limit(1);
  return row;
}

export async function updateDelivery(
  db: Queryable,
  userId: string,
  id: string,
  change: Partial<DeliveryRow>,
): Promise<void> {
  await db
    .update(deliveries)
    .set({ ...forgetCleared(change), ...change })
    .where(mine(userId, id));
}

/** The delivery as it is now; locked until the transaction ends. */
export async function lockDelivery(tx: Tx, userId: string, id: string): Promise<DeliveryRow | undefined> {
  const [row] = await tx.select().from(deliveries).where(mine(userId, id)).for('update');
  return row;
}

/** Those whose worker must have died: it is unknown whether they were sent. */
export function listLost(db: Queryable, startedBefore: Date): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.status, 'sending'), lt(deliveries.startedAt, startedBefore)))
    .orderBy(asc(deliveries.startedAt));
}

/** Messages that wait for another account than this one or, without one, for any. */
export async function countForOthers(
  db: Queryable,
  userId: string,
  connected: string | null,
): Promise<{ account: string; waiting: number; review: number }[]> {
  const waiting = sql<number>`(count(*) filter (where ${deliveries.status} = 'waiting'))::int`;
  const review = sql<number>`(count(*) filter (where ${deliveries.status} = 'review'))::int`;
  return db
    .select({ account: deliveries.sender, waiting, review })
    .from(deliveries)
    .where(notOf(userId, connected))
    .groupBy(deliveries.sender)
    .orderBy(desc(count()), asc(deliveries.sender));
}

/** The new account's pace applies: urgency and tries are reset. */
export async function giveOpenTo(tx: Tx, { userId, account }: Sender): Promise<void> {
  await tx
    .update(deliveries)
    .set({ sender: account, urgent: false, again: false, attempts: 0 })
    .where(notOf(userId, account));
}

function notOf(userId: string, account: string | null) {
  return and(
    ofUser(userId),
    inArray(deliveries.status, ['waiting', 'review']),
    account === null ? undefined : ne(deliveries.sender, account),
  );
}

/** A single array parameter, because there may be thousands of ids. */
export const ofMessages = (userId: string, messageIds: readonly string[]) =>
  and(ofUser(userId), sql`${deliveries.messageId} = any(${sql.param(messageIds)}::uuid[])`);

export async function moveDeliveries(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  projectId: string,
): Promise<void> {
  await tx.update(deliveries).set({ projectId }).where(ofMessages(userId, messageIds));
}

/**
 * The newest message of that conversation, or to that person. A conversation has another id over each connection, so people contacted over
 * an earlier one are found by their own id; what this account sent comes first.
 */
export async function findAnswered(
  db: Queryable,
  { userId, account: sender }: Sender,
  reply: { chatId: string | null; from: string | null; fromId: string | null },
): Promise<DeliveryRow | undefined> {
  const named = [
    reply.chatId && eq(deliveries.chatId, reply.chatId),
    reply.from && eq(deliveries.username, reply.from),
    reply.fromId && eq(deliveries.recipientId, reply.fromId),
  ].filter((condition) => condition instanceof SQL);
  if (named.length === 0) return undefined;
  // Each name has its own index; joined by `or`, everything that the user ever sent could be read.
  const found = named.map(
    (condition) =>
      sql`select ${deliveries.id} from ${deliveries} where ${deliveries.userId} = ${userId} and ${condition}`,
  );
  const [row] = await db
    .select()
    .from(deliveries)
    .where(
      and(
        ofUser(userId),
        sql`${deliveries.id} = any(array(${sql.join(found, sql` union `)}))`,
        inArray(deliveries.status, ['sent', 'unknown']),
      ),
    )
    .orderBy(
      sql`(${deliveries.chatId} = ${reply.chatId}) is true desc`,
      desc(eq(deliveries.sender, sender)),
      desc(deliveries.startedAt),
    )
    .limit(1);
  return row;
}

/** To one of these, or to anybody. */
export async function isBeingWrittenTo(
  db: Queryable,
  account: Sender,
  names?: readonly string[],
): Promise<boolean> {
  const isThem = names && inArray(deliveries.username, [...names]);
  return (
    (await db.$count(deliveries, and(fromAccount(account), eq(deliveries.status, 'sending'), isThem))) > 0
  );
}

/** Below PostgreSQL's limit of parameters per statement. */
const atOnce = 2_000;

export async function insertDeliveries(tx: Tx, rows: (typeof deliveries.$inferInsert)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce);
    await tx.insert(deliveries).values(some).onConflictDoNothing({ target: deliveries.messageId });
  }
}
