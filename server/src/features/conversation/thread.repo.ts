// All SQL about single conversations. Every query carries the owner.
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { followUps, instagramAccounts, sendingPaces, threadMessages, threads } from '../../db/schema.ts';
import type { Sender } from '../instagram/instagram.repo.ts';
import { type Addressee, idsOf } from '../instagram/known-by.ts';

export type ThreadRow = typeof threads.$inferSelect;
export type ThreadChange = Partial<Omit<ThreadRow, 'id' | 'userId'>>;

const mine = (userId: string, id: string) => and(eq(threads.userId, userId), eq(threads.id, id));

export async function findThreadRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ThreadRow | undefined> {
  const [row] = await db.select().from(threads).where(mine(userId, id));
  return row;
}

export async function lockThread(tx: Tx, userId: string, id: string): Promise<ThreadRow | undefined> {
  const [row] = await tx.select().from(threads).where(mine(userId, id)).for('update');
  return row;
}

type Known = { names: readonly string[]; recipientId: string | null; chatId: string | null };

/**
 * With whoever wrote this. Somebody who is known by another id is another person: they write in a group of both, or have the name by now.
 * Until the first answer the id of the chat is the one that our own message got, and a chat that begins with one person stays theirs. If
 * we were told none, or the user has logged in again since, the name alone tells.
 */
export async function findThreadOfAnswer(
  db: Queryable,
  sender: Sender,
  { from, loggedInAt, ...known }: Known & { from: string | null; loggedInAt: Date | undefined },
): Promise<ThreadRow | undefined> {
  const { recipientId, chatId } = known;
  if (recipientId === null) return findThreadWith(db, sender, known);
  const ofAccount = eq(threads.sender, sender.account);
  const named = from === null ? undefined : and(ofAccount, eq(threads.username, from), hasNoChat(loggedInAt));
  const begun = or(chatId === null ? undefined : eq(threads.chatId, chatId), named);
  const isFirst = begun && and(begun, isNull(threads.heardAt));
  const isTheirs = or(isNull(threads.recipientId), eq(threads.recipientId, recipientId), isFirst);
  return findThreadWith(db, sender, known, isTheirs);
}

/** Over the present connection. */
const hasNoChat = (loggedInAt: Date | undefined) =>
  or(isNull(threads.chatId), loggedInAt && lt(threads.beganAt, loggedInAt));

/** Whether there is anybody whose first answer can be recognized only by their name. */
export async function isAwaitedByName(
  db: Queryable,
  { userId, account }: Sender,
  { loggedInAt, activeSince }: { loggedInAt: Date | undefined; activeSince: Date },
): Promise<boolean> {
  const ofAccount = and(eq(threads.userId, userId), eq(threads.sender, account));
  const rows = await db
    .select({ id: threads.id })
    .from(threads)
    .where(and(ofAccount, gte(threads.activeAt, activeSince), isNull(threads.heardAt), hasNoChat(loggedInAt)))
    .limit(1);
  return rows.length > 0;
}

/** With this person, known by any of these; that of this account first, and by id before by name. */
export async function findThreadWith(
  db: Queryable,
  { userId, account }: Sender,
  { names, recipientId, chatId }: Known,
  isTheirs?: SQL,
): Promise<ThreadRow | undefined> {
  const known = [];
  if (recipientId) known.push(eq(threads.recipientId, recipientId));
  if (chatId) known.push(eq(threads.chatId, chatId));
  if (names.length > 0) known.push(inArray(threads.username, [...names]));
  if (known.length === 0) return undefined;
  const [row] = await db
    .select()
    .from(threads)
    .where(and(eq(threads.userId, userId), or(...known), isTheirs))
    .orderBy(
      desc(eq(threads.sender, account)),
      sql`(${threads.recipientId} = ${recipientId}) is true desc`,
      sql`(${threads.chatId} = ${chatId}) is true desc`,
      desc(threads.beganAt),
    )
    .limit(1);
  return row;
}

/** All of the user's with this person, by name or id, from whichever account. */
export function listThreadsWith(db: Queryable, userId: string, person: Addressee): Promise<ThreadRow[]> {
  // Their accounts are named so that the index finds the person in each.
  const senders = db
    .select({ of: sendingPaces.account })
    .from(sendingPaces)
    .where(eq(sendingPaces.userId, userId));
  const byName = and(inArray(threads.sender, senders), eq(threads.username, person.username));
  const byId = inArray(threads.recipientId, idsOf(person));
  return db
    .select()
    .from(threads)
    .where(and(eq(threads.userId, userId), or(byName, byId)));
}

export async function insertThread(tx: Tx, row: typeof threads.$inferInsert): Promise<void> {
  await tx.insert(threads).values(row);
}

export async function updateThread(
  db: Queryable,
  userId: string,
  id: string,
  change: ThreadChange,
): Promise<void> {
  await db.update(threads).set(change).where(mine(userId, id));
}

/** Received just now. The provider's time of an earlier answer that arrives late does not replace that of a later one. */
export async function noteAnswer(
  tx: Tx,
  { userId, id }: Pick<ThreadRow, 'userId' | 'id'>,
  { answeredAt, heardAt }: { answeredAt: Date; heardAt: Date },
): Promise<void> {
  const latest = sql`greatest(${threads.lastAnswerAt}, ${answeredAt.toISOString()}::timestamptz)`;
  await tx
    .update(threads)
    .set({ lastAnswerAt: latest, heardAt, activeAt: heardAt, unread: sql`${threads.unread} + 1` })
    .where(mine(userId, id));
}

/** The user wrote or decided; an earlier time changes nothing. */
export async function noteHandled(
  tx: Queryable,
  { userId, id }: Pick<ThreadRow, 'userId' | 'id'>,
  at: Date,
): Promise<void> {
  const handledAt = sql`greatest(${threads.handledAt}, ${at.toISOString()}::timestamptz)`;
  const activeAt = sql`greatest(${threads.activeAt}, ${at.toISOString()}::timestamptz)`;
  await tx.update(threads).set({ handledAt, activeAt }).where(mine(userId, id));
}

/** A reply was taken back before it was sent: what else the user wrote counts. */
export async function noteTakenBack(tx: Tx, { userId, id }: Pick<ThreadRow, 'userId' | 'id'>): Promise<void> {
  const { askedAt, at, author, status } = threadMessages;
  // Follow-ups that were approved together are asked for on days to come, and may be sent before.
  const writtenAt = sql`case when ${author} = 'opener' then ${at} else coalesce(${askedAt}, ${at}) end`;
  const written = tx
    .select({ at: sql`max(${writtenAt})` })
    .from(threadMessages)
    .where(
      and(
        eq(threadMessages.userId, userId),
        eq(threadMessages.threadId, id),
        ne(author, 'them'),
        inArray(status, ['waiting', 'sending', 'sent', 'unknown']),
      ),
    );
  await tx
    .update(threads)
    .set({ handledAt: sql`(${written})` })
    .where(mine(userId, id));
}

/** Only while no other conversation of the account has that name; false otherwise. */
export async function renameThread(tx: Tx, thread: ThreadRow, username: string): Promise<boolean> {
  const { userId, sender, id } = thread;
  const isTaken = and(eq(threads.userId, userId), eq(threads.sender, sender), eq(threads.username, username));
  if ((await tx.$count(threads, and(isTaken, ne(threads.id, id)))) > 0) return false;
  await updateThread(tx, userId, id, { username });
  return true;
}

/** By the user, on the message that began it; null undoes it, unless an answer is known. */
export async function setMarkedAnswer(
  tx: Tx,
  { userId, messageId }: { userId: string; messageId: string },
  { answeredAt, now }: { answeredAt: Date | null; now: Date },
): Promise<void> {
  const known = sql`(select max(m.at) from thread_messages m where m.thread_id = ${threads.id} and m.user_id = ${userId} and m.author = 'them')`;
  await tx
    .update(threads)
    .set({
      lastAnswerAt: sql`greatest(${known}, ${answeredAt?.toISOString() ?? null}::timestamptz)`,
      handledAt: now,
      activeAt: now,
    })
    .where(and(eq(threads.userId, userId), eq(threads.messageId, messageId)));
}

export async function moveThreads(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  projectId: string,
): Promise<void> {
  const those = sql`${threads.messageId} = any(${sql.param(messageIds)}::uuid[])`;
  await tx
    .update(threads)
    .set({ projectId })
    .where(and(eq(threads.userId, userId), those));
}

/** Of one account: those that were active lately or are followed up, the longest unchecked first. */
export function listUnchecked(
  db: Queryable,
  { userId, account }: Sender,
  { activeSince, limit }: { activeSince: Date; limit: number },
): Promise<ThreadRow[]> {
  const ofAccount = and(eq(threads.userId, userId), eq(threads.sender, account));
  const active = db
    .select({ id: threads.id })
    .from(threads)
    .where(and(ofAccount, gte(threads.activeAt, activeSince)));
  const followed = db
    .select({ id: followUps.threadId })
    .from(followUps)
    .where(and(eq(followUps.userId, userId), inArray(followUps.status, ['planned', 'writing', 'review'])));
  // A follow-up stays `queued` once it is sent.
  const queued = db
    .select({ id: threadMessages.threadId })
    .from(threadMessages)
    .where(and(eq(threadMessages.userId, userId), inArray(threadMessages.status, ['waiting', 'sending'])));
  // Each has its own index; joined by `or`, every conversation that the account ever had would be read.
  const those = sql`${threads.id} = any(array(${active.union(followed).union(queued)}))`;
  return db
    .select()
    .from(threads)
    .where(and(ofAccount, isNotNull(threads.chatId), those))
    .orderBy(threads.checkedAt)
    .limit(limit);
}

/** Users whose connected account has conversations that the provider can list. */
export async function listReaders(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: threads.userId })
    .from(threads)
    .innerJoin(
      instagramAccounts,
      and(
        eq(instagramAccounts.userId, threads.userId),
        eq(instagramAccounts.account, threads.sender),
        eq(instagramAccounts.state, 'connected'),
      ),
    )
    .where(isNotNull(threads.chatId));
  return rows.map(({ userId }) => userId);
}

/** With everything that was said. Without anything new since then, on either side, and not postponed to a later day. */
export async function deleteThreadsBefore(db: Db, date: Date): Promise<void> {
  const before = date.toISOString();
  const isOver = sql`(${threads.notNowUntil} is null or ${threads.notNowUntil} < ${before.slice(0, 10)}::date)`;
  await deleteInBatches(db, threads, sql`${threads.activeAt} < ${before}::timestamptz and ${isOver}`);
}

export async function deleteThreadsOf(
  tx: Tx,
  { userId, projectId }: { userId: string; projectId: string },
): Promise<void> {
  await tx.delete(threads).where(and(eq(threads.userId, userId), eq(threads.projectId, projectId)));
}
