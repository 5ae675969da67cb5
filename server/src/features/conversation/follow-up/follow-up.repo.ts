// All SQL about follow-ups. Every query of a person's follow-ups carries the owner.
import { and, asc, count, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { StoredFollowUpEnd } from '../../../db/documents.ts';
import { followUps, threadMessages, threads } from '../../../db/schema.ts';
import type { EntryRow } from '../entry.repo.ts';
import { inScope, type Scope, whoGetsOne, wouldGetOne } from './who-gets-one.ts';

export type FollowUpRow = typeof followUps.$inferSelect;

const mine = ({ userId, id }: Pick<FollowUpRow, 'userId' | 'id'>) =>
  and(eq(followUps.userId, userId), eq(followUps.id, id));

/** One that was ended by what is no longer so is planned again; one that was stopped with its account waits for the user. */
export async function planFollowUps(tx: Tx, scope: Scope): Promise<void> {
  await tx.execute(sql`
    insert into follow_ups (id, user_id, thread_id, nth, status, due_at, look_at)
    select gen_random_uuid(), g.user_id, g.thread_id, g.nth, 'planned', g.due, g.due from (${whoGetsOne(scope)}) g
    on conflict (thread_id, nth) do update
    set status = 'planned', due_at = excluded.due_at, look_at = excluded.look_at, ended = null, was = null, reason = null, text = null
    where follow_ups.user_id = excluded.user_id
      and (follow_ups.status = 'planned' or (follow_ups.status = 'ended' and follow_ups.ended in ('off', 'passed', 'answered', 'decided')))`);
}

/** Its day by the settings and what was sent, as they are now; undefined if it would not be planned any more. */
export async function findDueDay(
  db: Queryable,
  { userId, threadId, nth }: Pick<FollowUpRow, 'userId' | 'threadId' | 'nth'>,
): Promise<Date | undefined> {
  const { rows } = await db.execute<{ due: string }>(sql`
    select g.due from (${whoGetsOne({ userId, threadIds: [threadId] })}) g where g.nth = ${nth}`);
  return rows[0] && new Date(rows[0].due);
}

/** Those that their project, as it is set now, does not send. */
export async function endUnwanted(tx: Tx, scope: Scope): Promise<void> {
  const unwanted = sql`not exists (select 1 from follow_up_settings s where s.project_id = t.project_id and s.user_id = t.user_id
    and s.is_on and (f.nth = 1 or s.second_days is not null))`;
  await endWhere(tx, scope, 'off', unwanted);
}

/** Conversations whose next one has its day ahead, as the settings are now. */
export async function listAhead(db: Queryable, scope: Scope, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select w.thread_id as id from (${wouldGetOne(scope)}) w where w.due >= ${now.toISOString()}::timestamptz`);
  return rows.map(({ id }) => id);
}

/** Planned ones whose day, as the settings are now, had passed when they changed. */
export async function endPassed(tx: Tx, scope: Scope): Promise<void> {
  const passed = sql`f.status = 'planned' and (f.thread_id, f.nth) in (
    select w.thread_id, w.nth from (${wouldGetOne(scope)}) w where w.due < w.since)`;
  await endWhere(tx, scope, 'passed', passed);
}

/** Those that were not sent and are not being sent. */
export async function endOpen(tx: Tx, scope: Scope, cause: StoredFollowUpEnd): Promise<void> {
  await endWhere(tx, scope, cause, sql`true`);
}

/** A queued one is taken out of the queue; its entry is a claim on being sent. One that is being sent has its own last check. */
async function endWhere(tx: Tx, scope: Scope, cause: StoredFollowUpEnd, condition: SQL): Promise<void> {
  const { userId } = scope;
  await tx.execute(sql`
    with ends as (
      select f.id from follow_ups f join threads t on t.id = f.thread_id and t.user_id = f.user_id
      where f.user_id = ${userId} and ${inScope(scope)} and f.status <> 'ended' and ${condition}
        and not exists (select 1 from thread_messages m where m.id = f.id and m.user_id = f.user_id and m.status <> 'waiting')
      for update of f
    ), unqueued as (
      delete from thread_messages m using ends where m.id = ends.id and m.user_id = ${userId} and m.status = 'waiting'
    )
    update follow_ups f set status = 'ended', ended = ${cause}, was = f.status, reason = case when f.status = 'review' then f.reason end
    from ends
    where f.id = ends.id and f.user_id = ${userId}`);
}

/**
 * What is written, being written or planned, and was not sent: nothing is left but the row. Those that stopped and may be continued stay stopped,
 * but their text belongs to the message before.
 */
export async function planAnew(tx: Tx, scope: Scope): Promise<void> {
  const { userId } = scope;
  await tx.execute(sql`
    with written as (
      select f.id from follow_ups f join threads t on t.id = f.thread_id and t.user_id = f.user_id
      where f.user_id = ${userId} and ${inScope(scope)} and f.status in ('planned', 'writing', 'review', 'queued')
        and not exists (select 1 from thread_messages m where m.id = f.id and m.user_id = f.user_id and m.status <> 'waiting')
      for update of f
    ), unqueued as (
      delete from thread_messages m using written where m.id = written.id and m.user_id = ${userId} and m.status = 'waiting'
    )
    update follow_ups f set status = 'planned', text = null, reason = null, approved_at = null, held_until = null from written
    where f.id = written.id and f.user_id = ${userId}`);
  await tx.execute(sql`
    update follow_ups f set text = null, reason = null, was = 'planned', approved_at = null, held_until = null
    from threads t
    where t.id = f.thread_id and t.user_id = f.user_id and f.user_id = ${userId} and ${inScope(scope)}
      and f.status = 'ended' and f.text is not null
      and f.ended in ('paused', 'frozen', 'disconnected', 'stopped')
      and not exists (select 1 from thread_messages m where m.id = f.id and m.user_id = f.user_id)`);
}

export async function findFollowUp(
  db: Queryable,
  userId: string,
  id: string,
): Promise<FollowUpRow | undefined> {
  const [row] = await db.select().from(followUps).where(mine({ userId, id }));
  return row;
}

export async function lockFollowUp(tx: Tx, userId: string, id: string): Promise<FollowUpRow | undefined> {
  const [row] = await tx.select().from(followUps).where(mine({ userId, id })).for('update');
  return row;
}

/** The latest of a conversation. */
export async function findLastOf(
  db: Queryable,
  userId: string,
  threadId: string,
): Promise<FollowUpRow | undefined> {
  const [row] = await db
    .select()
    .from(followUps)
    .where(and(eq(followUps.userId, userId), eq(followUps.threadId, threadId)))
    .orderBy(desc(followUps.nth))
    .limit(1);
  return row;
}

export async function updateFollowUp(
  tx: Queryable,
  row: Pick<FollowUpRow, 'userId' | 'id'>,
  change: Partial<FollowUpRow>,
): Promise<void> {
  await tx.update(followUps).set(change).where(mine(row));
}

const isDue = (now: Date) =>
  and(inArray(followUps.status, ['planned', 'writing']), lte(followUps.lookAt, now));

/** Users with any whose time has come, whose worker may have died with it. */
export async function listDueUsers(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db.selectDistinct({ userId: followUps.userId }).from(followUps).where(isDue(now));
  return rows.map(({ userId }) => userId);
}

export function listDue(db: Queryable, userId: string, now: Date, limit: number): Promise<FollowUpRow[]> {
  return db
    .select()
    .from(followUps)
    .where(and(eq(followUps.userId, userId), isDue(now)))
    .orderBy(asc(followUps.lookAt))
    .limit(limit);
}

/** Of this account, the one that has waited longest since it was queued, or looked at in vain. */
export async function findNextQueued(
  db: Queryable,
  { userId, account }: { userId: string; account: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: threadMessages.id })
    .from(threadMessages)
    .innerJoin(
      followUps,
      and(eq(followUps.id, threadMessages.id), eq(followUps.userId, threadMessages.userId)),
    )
    .where(and(isQueued(userId), eq(threadMessages.sender, account)))
    .orderBy(sql`greatest(${threadMessages.askedAt}, ${followUps.lookAt})`, asc(threadMessages.id))
    .limit(1);
  return row?.id;
}

export async function hasQueued(db: Queryable, userId: string): Promise<boolean> {
  return (await db.$count(threadMessages, isQueued(userId))) > 0;
}

/** When each that is not sent yet has its turn: its day, unless something holds it, or, in the queue, when it was asked for. */
export async function listOpenTimes(db: Queryable, userId: string): Promise<Date[]> {
  const { rows } = await db.execute<{ time: string }>(sql`
    select f.due_at as time from follow_ups f where f.user_id = ${userId} and f.status in ('planned', 'writing') and f.reason is null
    union all
    select m.asked_at from thread_messages m join follow_ups f on f.id = m.id and f.user_id = m.user_id
    where m.user_id = ${userId} and m.author = 'opener' and m.status = 'waiting'`);
  return rows.map(({ time }) => new Date(time));
}

const isQueued = (userId: string) =>
  and(
    eq(threadMessages.userId, userId),
    eq(threadMessages.author, 'opener'),
    eq(threadMessages.status, 'waiting'),
  );

/** Whose day has not come. */
export async function countPlanned(db: Queryable, userId: string, projectId: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(followUps)
    .innerJoin(threads, ofThread)
    .where(
      and(eq(followUps.userId, userId), eq(followUps.status, 'planned'), eq(threads.projectId, projectId)),
    );
  return row?.n ?? 0;
}

export const ofThread = and(eq(threads.id, followUps.threadId), eq(threads.userId, followUps.userId));

/** What Opener sent in these conversations, oldest first. */
export async function listSentTexts(
  db: Queryable,
  userId: string,
  threadIds: readonly string[],
): Promise<{ threadId: string; text: string }[]> {
  const { threadId, text, author, status, at } = threadMessages;
  return db
    .select({ threadId, text })
    .from(threadMessages)
    .where(
      and(
        eq(threadMessages.userId, userId),
        sql`${threadId} = any(${sql.param(threadIds)}::uuid[])`,
        eq(author, 'opener'),
        eq(status, 'sent'),
      ),
    )
    .orderBy(asc(at));
}

/** Those of a project that are being sent: their outcome is open. */
export async function listBeingSent(db: Queryable, userId: string, projectId: string): Promise<EntryRow[]> {
  const rows = await db
    .select({ entry: threadMessages })
    .from(followUps)
    .innerJoin(threads, ofThread)
    .innerJoin(
      threadMessages,
      and(eq(threadMessages.id, followUps.id), eq(threadMessages.userId, followUps.userId)),
    )
    .where(
      and(
        eq(followUps.userId, userId),
        eq(threads.projectId, projectId),
        eq(threadMessages.status, 'sending'),
      ),
    );
  return rows.map(({ entry }) => entry);
}

/** Whether the user wrote in these conversations by themselves, ever or after that time. */
export async function hasOwnWords(
  db: Queryable,
  userId: string,
  threadIds: readonly string[],
  since?: Date,
): Promise<boolean> {
  const { author, at, threadId } = threadMessages;
  const own = and(
    eq(threadMessages.userId, userId),
    sql`${threadId} = any(${sql.param(threadIds)}::uuid[])`,
    inArray(author, ['you', 'elsewhere']),
    since && gt(at, since),
  );
  return (await db.$count(threadMessages, own)) > 0;
}

/** When the first message was sent, if it surely arrived. The start of the call: they may answer before it ends. */
export async function findSentAt(
  db: Queryable,
  { userId, messageId, sender }: { userId: string; messageId: string; sender: string },
): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select started_at as at from deliveries
    where user_id = ${userId} and message_id = ${messageId} and sender = ${sender} and status = 'sent'`);
  return rows[0] && new Date(rows[0].at);
}
