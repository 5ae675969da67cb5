// All SQL about what was said in conversations. Every query of a person's entries carries the owner.
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import type { StoredFact } from '../../db/documents.ts';
import { after, minutes } from '../../lib/clock.ts';
import { contacted, deliveries, followUps, messages, threadMessages } from '../../db/schema.ts';
import type { DeliveryStatus } from '../delivery/delivery.repo.ts';
import { forgetCleared } from '../delivery/forget-cleared.ts';
import type { Sender } from '../instagram/instagram.repo.ts';
import { inLiveProject } from '../project/in-live-project.ts';

export type EntryRow = typeof threadMessages.$inferSelect;
type NewEntry = typeof threadMessages.$inferInsert;

const mine = (userId: string, id: string) =>
  and(eq(threadMessages.userId, userId), eq(threadMessages.id, id));
const ofThread = (userId: string, threadId: string) =>
  and(eq(threadMessages.userId, userId), eq(threadMessages.threadId, threadId));

/** False if the provider reported this message before, or the id was used. */
export async function insertEntry(tx: Tx, row: NewEntry): Promise<boolean> {
  const rows = await tx.insert(threadMessages).values(row).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** The copy of a delivered message; sent again, it is the same entry. */
export async function saveDelivered(
  tx: Tx,
  row: NewEntry & { deliveryId: string; status: 'sent' | 'unknown'; doubtedAt: Date | null },
): Promise<void> {
  const { threadId, text, at, status, vendorId } = row;
  // The first attempt in doubt may be the one that arrived.
  const doubtedAt =
    status === 'unknown' ? sql`coalesce(${threadMessages.doubtedAt}, excluded.doubted_at)` : null;
  const set = { threadId, text, at, status, vendorId, doubtedAt };
  await tx.insert(threadMessages).values(row).onConflictDoUpdate({ target: threadMessages.deliveryId, set });
}

export async function findEntry(db: Queryable, userId: string, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(threadMessages).where(mine(userId, id));
  return row;
}

export async function lockEntry(tx: Tx, userId: string, id: string): Promise<EntryRow | undefined> {
  const [row] = await tx.select().from(threadMessages).where(mine(userId, id)).for('update');
  return row;
}

export async function updateEntry(
  tx: Tx,
  { userId, id }: Pick<EntryRow, 'userId' | 'id'>,
  change: Partial<EntryRow>,
): Promise<void> {
  await tx
    .update(threadMessages)
    .set({ ...forgetCleared(change), ...change })
    .where(mine(userId, id));
}

export async function deleteEntry(tx: Tx, { userId, id }: Pick<EntryRow, 'userId' | 'id'>): Promise<void> {
  await tx.delete(threadMessages).where(mine(userId, id));
}

/** Of this account, the oldest. Follow-ups have their own turn. */
export async function findNextReply(
  db: Queryable,
  { userId, account }: Sender,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(threadMessages)
    .where(
      and(
        eq(threadMessages.userId, userId),
        eq(threadMessages.sender, account),
        eq(threadMessages.author, 'you'),
        eq(threadMessages.status, 'waiting'),
      ),
    )
    .orderBy(asc(threadMessages.askedAt), asc(threadMessages.id))
    .limit(1);
  return row;
}

export async function isReplyBeingSent(db: Queryable, userId: string): Promise<boolean> {
  const sending = and(eq(threadMessages.userId, userId), eq(threadMessages.status, 'sending'));
  return (await db.$count(threadMessages, sending)) > 0;
}

/** Of these states a reply was sent, may have been, or will be. */
const goingOut: EntryRow['status'][] = ['waiting', 'sending', 'sent', 'unknown'];

/** The user's replies since that time, or all; except one. */
export function countReplies(
  db: Queryable,
  { userId, threadId, since }: { userId: string; threadId: string; since: Date | null },
  except?: string,
): Promise<number> {
  return db.$count(
    threadMessages,
    and(
      ofThread(userId, threadId),
      eq(threadMessages.author, 'you'),
      inArray(threadMessages.status, goingOut),
      since ? gt(threadMessages.askedAt, since) : undefined,
      except === undefined ? undefined : ne(threadMessages.id, except),
    ),
  );
}

/** Whether the message that Opener sent in this conversation went to this id. */
export async function hasGoneTo(
  db: Queryable,
  { userId, id: threadId }: { userId: string; id: string },
  recipientId: string,
): Promise<boolean> {
  const gone = db
    .select({ id: contacted.deliveryId })
    .from(contacted)
    .where(and(eq(contacted.userId, userId), eq(contacted.recipientId, recipientId)));
  return (
    (await db.$count(
      threadMessages,
      and(ofThread(userId, threadId), inArray(threadMessages.deliveryId, gone)),
    )) > 0
  );
}

/** Whether a message of this conversation, other than this one, went to this id. */
export async function hasOtherTo(
  db: Queryable,
  { userId, id: threadId }: { userId: string; id: string },
  { recipientId, deliveryId }: { recipientId: string; deliveryId: string },
): Promise<boolean> {
  const others = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, userId),
        eq(deliveries.recipientId, recipientId),
        ne(deliveries.id, deliveryId),
      ),
    );
  return (
    (await db.$count(
      threadMessages,
      and(ofThread(userId, threadId), inArray(threadMessages.deliveryId, others)),
    )) > 0
  );
}

/** Those whose worker must have died: it is unknown whether they were sent. */
export function listLostReplies(db: Queryable, startedBefore: Date): Promise<EntryRow[]> {
  return db
    .select()
    .from(threadMessages)
    .where(and(eq(threadMessages.status, 'sending'), lt(threadMessages.startedAt, startedBefore)))
    .orderBy(asc(threadMessages.startedAt));
}

export async function hasLaterAnswer(
  db: Queryable,
  userId: string,
  { threadId, at }: { threadId: string; at: Date },
): Promise<boolean> {
  const later = and(ofThread(userId, threadId), eq(threadMessages.author, 'them'), gt(threadMessages.at, at));
  return (await db.$count(threadMessages, later)) > 0;
}

/** By the order in which we received them. */
export function countAnswersAfter(
  db: Queryable,
  { userId, id: threadId }: { userId: string; id: string },
  entryId: string,
): Promise<number> {
  const isAnswer = eq(threadMessages.author, 'them');
  return db.$count(threadMessages, and(ofThread(userId, threadId), isAnswer, gt(threadMessages.id, entryId)));
}

/**
 * Our own words that the provider has not confirmed by an id yet: sent, being sent, or of which an attempt may have arrived, whatever became
 * of later ones. What the user typed themselves before that attempt is not ours. `at`: when the provider dates them.
 */
export async function findUnconfirmed(
  db: Queryable,
  userId: string,
  { threadId, text, at }: { threadId: string; text: string; at: Date },
): Promise<EntryRow | undefined> {
  const { author, status, vendorId, doubtedAt } = threadMessages;
  const mayHaveArrived = or(inArray(status, ['sending', 'sent']), isNotNull(doubtedAt));
  const rows = await db
    .select()
    .from(threadMessages)
    .where(
      and(ofThread(userId, threadId), inArray(author, ['you', 'opener']), isNull(vendorId), mayHaveArrived),
    )
    .orderBy(asc(threadMessages.at));
  return rows.find((row) => wordsOf(row.text) === wordsOf(text) && !isBefore(at, row));
}

/** The provider's clock may differ. */
const clocksMs = minutes(2);

function isBefore(at: Date, { status, doubtedAt, startedAt }: EntryRow): boolean {
  const began = doubtedAt ?? startedAt;
  return status !== 'sent' && began !== null && after(at, clocksMs) < began;
}

/** Providers may change line breaks and spaces. Not compared by the database: what is a space there depends on its locale. */
const wordsOf = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');

export async function findByVendorId(
  db: Queryable,
  { userId, account }: Sender,
  vendorId: string,
): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(threadMessages)
    .where(
      and(
        eq(threadMessages.userId, userId),
        eq(threadMessages.sender, account),
        eq(threadMessages.vendorId, vendorId),
      ),
    );
  return row;
}

/**
 * The id for an entry of ours. What was read from the provider before its answer to our call arrived is replaced; an id that another entry
 * has is not used twice, whatever the provider says.
 */
export async function claimVendorId(
  tx: Tx,
  sender: Sender,
  vendorId: string | null,
  entryId?: string,
): Promise<string | null> {
  const known = vendorId === null ? undefined : await findByVendorId(tx, sender, vendorId);
  if (!known || known.id === entryId) return vendorId;
  if (known.author !== 'elsewhere') return null;
  await deleteEntry(tx, known);
  return vendorId;
}

export type ShownEntry = EntryRow & {
  /** The state of the delivery that it is a copy of, while that exists. */
  deliveryStatus: DeliveryStatus | null;
  deliveryReason: string | null;
  message: { id: string; projectId: string; reason: string | null; facts: StoredFact[] } | null;
  /** 1 or 2 if it is a follow-up. */
  nth: number | null;
};

/** The newest ones, oldest first, and how many there are. */
export async function listEntries(
  db: Queryable,
  userId: string,
  threadId: string,
  limit: number,
): Promise<{ entries: ShownEntry[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        entry: threadMessages,
        deliveryStatus: deliveries.status,
        deliveryReason: deliveries.reason,
        message: {
          id: messages.id,
          projectId: messages.projectId,
          reason: messages.reason,
          facts: messages.facts,
        },
        nth: followUps.nth,
      })
      .from(threadMessages)
      .leftJoin(
        deliveries,
        and(eq(deliveries.id, threadMessages.deliveryId), eq(deliveries.userId, threadMessages.userId)),
      )
      .leftJoin(
        messages,
        and(
          eq(messages.id, threadMessages.messageId),
          eq(messages.userId, threadMessages.userId),
          inLiveProject(userId, messages.projectId),
        ),
      )
      .leftJoin(
        followUps,
        and(eq(followUps.id, threadMessages.id), eq(followUps.userId, threadMessages.userId)),
      )
      .where(ofThread(userId, threadId))
      .orderBy(desc(threadMessages.at), desc(threadMessages.id))
      .limit(limit),
    db.select({ n: count() }).from(threadMessages).where(ofThread(userId, threadId)),
  ]);
  const entries = rows.toReversed().map(({ entry, ...more }) => ({ ...entry, ...more }));
  return { entries, total: counted?.n ?? 0 };
}

export type LastEntry = Pick<EntryRow, 'threadId' | 'author' | 'text' | 'at'>;

/** The latest of each conversation. */
export function listLastEntries(
  db: Queryable,
  userId: string,
  threadIds: readonly string[],
): Promise<LastEntry[]> {
  const { threadId, author, text, at, id } = threadMessages;
  return db
    .selectDistinctOn([threadId], { threadId, author, text, at })
    .from(threadMessages)
    .where(and(eq(threadMessages.userId, userId), sql`${threadId} = any(${sql.param(threadIds)}::uuid[])`))
    .orderBy(threadId, desc(at), desc(id));
}
