// All SQL about deliveries. Every query of a person's deliveries carries the owner.
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lt,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import { contacted, deliveries, messages } from '../../db/schema.ts';
import { ofDelivery, wroteSince } from '../instagram/wrote-since.ts';
import { isOwnLook } from '../overview/message-filter.ts';

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

/** With whether their person has written to an account of the owner's. */
export function listDeliveriesOf(
  db: Queryable,
  userId: string,
  messageIds: string[],
): Promise<(DeliveryRow & { wrote: boolean })[]> {
  return db
    .select({ ...getTableColumns(deliveries), wrote: sql<boolean>`${wroteSince(ofDelivery)}` })
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), inArray(deliveries.messageId, messageIds)));
}

type Sender = { userId: string; account: string };

const fromAccount = ({ userId, account }: Sender) =>
  and(eq(deliveries.userId, userId), eq(deliveries.sender, account));

/** Of this account's: what the person asked for first, then by age. */
export async function findNextWaiting(db: Queryable, account: Sender): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(fromAccount(account), eq(deliveries.status, 'waiting')))
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
export function listLost(db: Queryable, startedBefore: Date): Promise<DeliveryRow[]> {
  return db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.status, 'sending'), lt(deliveries.startedAt, startedBefore)))
    .orderBy(asc(deliveries.startedAt));
}

/** Messages that wait for any other account than this one, or with none, for any at all. */
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

/** The pace is the new account's: what was urgent or tried with the old one begins anew. */
export async function giveOpenTo(tx: Tx, { userId, account }: Sender): Promise<void> {
  await tx
    .update(deliveries)
    .set({ sender: account, urgent: false, again: false, attempts: 0 })
    .where(notOf(userId, account));
}

function notOf(userId: string, account: string | null) {
  return and(
    eq(deliveries.userId, userId),
    inArray(deliveries.status, ['waiting', 'review']),
    account === null ? undefined : ne(deliveries.sender, account),
  );
}

type InProject = { userId: string; projectId: string };

/** Not those that want a look of their own: they are approved one by one. */
const isForAnyLook = and(eq(deliveries.status, 'review'), not(isOwnLook));

const isApprovable = ({ userId, projectId }: InProject) =>
  and(eq(deliveries.userId, userId), eq(deliveries.projectId, projectId), isForAnyLook);

export async function countApprovable(
  db: Queryable,
  where: InProject,
): Promise<{ total: number; first: string | null }> {
  const first = sql<string | null>`(array_agg(${deliveries.username} order by ${deliveries.id}))[1]`;
  const [row] = await db.select({ total: count(), first }).from(deliveries).where(isApprovable(where));
  return row ?? { total: 0, first: null };
}

export async function approveReviewed(
  tx: Tx,
  where: InProject,
  times: { approvedAt: Date; heldUntil: Date },
): Promise<number> {
  const rows = await tx
    .update(deliveries)
    .set({ status: 'waiting', again: false, ...times })
    .where(isApprovable(where))
    .returning({ id: deliveries.id });
  return rows.length;
}

/** Nothing that was said of it before counts any more. */
export const forReview = {
  status: 'review',
  reason: null,
  startedAt: null,
  approvedAt: null,
  heldUntil: null,
  urgent: false,
  again: false,
} as const;

/** What waits for them goes out only after the owner's own look. */
export async function holdForLook(tx: Tx, userId: string, usernames: readonly string[]): Promise<void> {
  const theirs = inArray(deliveries.username, [...usernames]);
  await tx
    .update(deliveries)
    .set(forReview)
    .where(and(eq(deliveries.userId, userId), eq(deliveries.status, 'waiting'), theirs));
}

/** But for what the person asked for by itself meanwhile. Gives how many. */
export async function holdApproved(
  tx: Tx,
  { userId, projectId }: { userId: string; projectId?: string },
  approvedAt: Date,
): Promise<number> {
  const rows = await tx
    .update(deliveries)
    .set({ status: 'review', approvedAt: null, heldUntil: null })
    .where(
      and(
        eq(deliveries.userId, userId),
        projectId === undefined ? undefined : eq(deliveries.projectId, projectId),
        eq(deliveries.approvedAt, approvedAt),
        isNotNull(deliveries.heldUntil),
        eq(deliveries.status, 'waiting'),
        eq(deliveries.urgent, false),
      ),
    )
    .returning({ id: deliveries.id });
  return rows.length;
}

/** One parameter for all of them: there may be thousands. */
const ofMessages = (userId: string, messageIds: readonly string[]) =>
  and(eq(deliveries.userId, userId), sql`${deliveries.messageId} = any(${sql.param(messageIds)}::uuid[])`);

export async function approveChosen(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  times: { approvedAt: Date; heldUntil: Date },
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ status: 'waiting', again: false, ...times })
    .where(and(ofMessages(userId, messageIds), isForAnyLook));
}

export async function skipChosen(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  from: DeliveryStatus,
  end: { reason: string; finishedAt: Date },
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ status: 'skipped', ...end })
    .where(and(ofMessages(userId, messageIds), eq(deliveries.status, from)));
}

type SkippedTogether = { userId: string; finishedAt: Date; was: string };

const skippedTogether = ({ userId, finishedAt, was }: SkippedTogether) =>
  and(
    eq(deliveries.userId, userId),
    eq(deliveries.status, 'skipped'),
    eq(deliveries.reason, was),
    eq(deliveries.finishedAt, finishedAt),
  );

/**
 * Looked up one by one, by key: of rows that came a moment ago the database has no statistics, expects a handful, and would compare
 * thousands of deliveries with thousands of messages.
 */
const itsCaution = (userId: string) =>
  sql<SuitabilityReason | null>`(select m.caution from ${messages} m where m.id = deliveries.message_id and m.user_id = ${userId})`;

/** Each that one of their messages has, and null where one has none. */
export async function listCautions(tx: Tx, skipped: SkippedTogether): Promise<(SuitabilityReason | null)[]> {
  const rows = await tx
    .selectDistinct({ caution: itsCaution(skipped.userId) })
    .from(deliveries)
    .where(skippedTogether(skipped));
  return rows.map(({ caution }) => caution);
}

/** All of them, or those whose message has this caution or none. Gives how many. */
export async function restoreSkipped(
  tx: Tx,
  skipped: SkippedTogether & { caution?: SuitabilityReason | null },
  back: Pick<DeliveryRow, 'status' | 'reason'>,
): Promise<number> {
  const { userId, caution } = skipped;
  const like = sql`${itsCaution(userId)} is not distinct from ${caution}`;
  const rows = await tx
    .update(deliveries)
    .set({ ...back, finishedAt: null })
    .where(and(skippedTogether(skipped), caution === undefined ? undefined : like))
    .returning({ id: deliveries.id });
  return rows.length;
}

export async function moveDeliveries(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  projectId: string,
): Promise<void> {
  await tx.update(deliveries).set({ projectId }).where(ofMessages(userId, messageIds));
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

/** The sender of what the person sent by hand, from whichever account: it holds for all of theirs. */
export const noAccount = '';

export async function wasWrittenByHand(tx: Tx, userId: string, username: string): Promise<boolean> {
  const [row] = await tx.select({ at: contacted.at }).from(contacted).where(byHand(userId, username));
  return row !== undefined;
}

const byHand = (userId: string, username: string) =>
  and(eq(contacted.userId, userId), eq(contacted.sender, noAccount), eq(contacted.username, username));

/** By anybody: whoever gets the messages sees one account, not who of several people used it. */
export async function wasWrittenFrom(tx: Tx, sender: string, username: string): Promise<boolean> {
  return (await tx.$count(contacted, fromSender(sender, username))) > 0;
}

const fromSender = (sender: string, username: string) =>
  and(eq(contacted.sender, sender), ne(contacted.sender, noAccount), eq(contacted.username, username));

/** Another message than the delivery's own that this person has, from that account or by hand; of those since then, if that is given. */
export async function findOtherMessage(
  tx: Tx,
  { userId, username, id, recipientId }: Pick<DeliveryRow, 'userId' | 'username' | 'id' | 'recipientId'>,
  sender: string,
  since?: Date | null,
): Promise<{ sender: string } | undefined> {
  const [row] = await tx
    .select({ sender: contacted.sender })
    .from(contacted)
    .where(
      and(
        or(
          and(eq(contacted.sender, sender), ne(contacted.sender, noAccount)),
          and(eq(contacted.userId, userId), eq(contacted.sender, noAccount)),
        ),
        // Whoever has renamed themselves since is the same person.
        or(
          eq(contacted.username, username),
          recipientId === null ? undefined : eq(contacted.recipientId, recipientId),
        ),
        ne(contacted.deliveryId, id),
        since ? gt(contacted.at, since) : undefined,
      ),
    )
    .limit(1);
  return row;
}

/** Before the message goes out, so that an answer finds the person whatever becomes of the call, and of the message. */
export async function saveRecipient(
  tx: Tx,
  { userId, id }: Pick<DeliveryRow, 'userId' | 'id'>,
  recipientId: string,
): Promise<void> {
  await tx.update(deliveries).set({ recipientId }).where(mine(userId, id));
  await tx
    .update(contacted)
    .set({ recipientId })
    .where(and(eq(contacted.userId, userId), eq(contacted.deliveryId, id)));
}

/** Under which names this person was written to, or was about to be, by the owner of the account or from it. */
export async function listNamesOf(
  db: Queryable,
  { userId, account: sender }: Sender,
  recipientId: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ username: string }>(sql`
    select username from contacted where recipient_id = ${recipientId} and (user_id = ${userId} or sender = ${sender})
    union select username from deliveries where user_id = ${userId} and recipient_id = ${recipientId}`);
  return rows.map(({ username }) => username);
}

/** Who else wrote to this person from the account, at another time. */
export async function listOtherWriters(
  tx: Tx,
  { userId, account: sender }: Sender,
  { names, recipientId }: { names: string[]; recipientId: string },
): Promise<string[]> {
  const byId = recipientId === '' ? undefined : eq(contacted.recipientId, recipientId);
  const rows = await tx
    .selectDistinct({ userId: contacted.userId })
    .from(contacted)
    .where(
      and(
        eq(contacted.sender, sender),
        ne(contacted.userId, userId),
        or(inArray(contacted.username, names), byId),
      ),
    )
    .orderBy(asc(contacted.userId));
  return rows.map((row) => row.userId);
}

/** Only for what surely did not go out. */
export async function deleteContacted(tx: Tx, userId: string, deliveryId: string): Promise<void> {
  await tx.delete(contacted).where(and(eq(contacted.userId, userId), eq(contacted.deliveryId, deliveryId)));
}

/**
 * The newest message of that conversation, or to that person. A conversation has another name over each connection, so that a person
 * whom an earlier one wrote to is found by their own; what this account wrote comes before what another did.
 */
export async function findAnswered(
  db: Queryable,
  { userId, account: sender }: Sender,
  reply: { chatId: string | null; from: string | null; fromId: string | null },
): Promise<DeliveryRow | undefined> {
  const names = [];
  if (reply.chatId) names.push(eq(deliveries.chatId, reply.chatId));
  if (reply.from) names.push(eq(deliveries.username, reply.from));
  if (reply.fromId) names.push(eq(deliveries.recipientId, reply.fromId));
  if (names.length === 0) return undefined;
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, userId), inArray(deliveries.status, ['sent', 'unknown']), or(...names)))
    .orderBy(
      sql`(${deliveries.chatId} = ${reply.chatId}) is true desc`,
      desc(eq(deliveries.sender, sender)),
      desc(deliveries.startedAt),
    )
    .limit(1);
  return row;
}

export type UnsentMessage = {
  id: string;
  username: string;
  caution: SuitabilityReason | null;
  blocked: boolean;
  written: boolean;
  /** They have written to an account of the owner's. */
  wrote: boolean;
};

/** Messages of a project without a delivery, oldest first, and whether their person may be written to from this account. */
export async function listUnsent(
  db: Queryable,
  { userId, account: sender }: Sender,
  projectId: string,
): Promise<UnsentMessage[]> {
  const { rows } = await db.execute<UnsentMessage>(sql`
    select m.id, m.username, m.caution,
      exists (select 1 from do_not_contact n where n.user_id = m.user_id and n.username = m.username)
        or exists (select 1 from stop_wishes w where w.username = m.username and (w.user_id = m.user_id and not w.withdrawn or w.sender = ${sender})) as blocked,
      exists (select 1 from contacted c where c.username = m.username and (c.sender = ${sender} or (c.user_id = m.user_id and c.sender = ${noAccount}))) as written,
      ${wroteSince({ userId, username: sql`m.username`, recipientId: null })} as wrote
    from messages m
    where m.user_id = ${userId} and m.project_id = ${projectId} and m.sent_at is null
      and not exists (select 1 from deliveries d where d.message_id = m.id)
    order by m.id`);
  return rows;
}

/** Below PostgreSQL's limit of parameters in one statement. */
const atOnce = 2_000;

export async function insertDeliveries(tx: Tx, rows: (typeof deliveries.$inferInsert)[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    const some = rows.slice(start, start + atOnce);
    await tx.insert(deliveries).values(some).onConflictDoNothing({ target: deliveries.messageId });
  }
}
