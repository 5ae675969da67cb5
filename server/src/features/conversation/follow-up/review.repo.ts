// All SQL about follow-ups in review: listing, counting, approving together, and undoing that. Every query carries the owner.
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import { followUps, threads } from '../../../db/schema.ts';
import { inLiveProject } from '../../project/in-live-project.ts';
import { type FollowUpRow, ofThread } from './follow-up.repo.ts';

export type ReviewScope = {
  userId: string;
  projectId?: string | undefined;
  /** Those that need a closer look have a reason, and are approved one by one. */
  part?: 'approvable' | 'closer_look' | undefined;
};

const inReview = ({ userId, projectId, part }: ReviewScope) =>
  and(
    eq(followUps.userId, userId),
    eq(followUps.status, 'review'),
    projectId === undefined ? undefined : eq(threads.projectId, projectId),
    inLiveProject(userId, threads.projectId),
    part && (part === 'approvable' ? isNull(followUps.reason) : isNotNull(followUps.reason)),
  );

export async function countInReview(
  db: Queryable,
  scope: ReviewScope,
): Promise<{ review: number; approvable: number }> {
  const [row] = await db
    .select({
      review: sql<number>`count(*)::int`,
      approvable: sql<number>`(count(*) filter (where ${isNull(followUps.reason)}))::int`,
    })
    .from(followUps)
    .innerJoin(threads, ofThread)
    .where(inReview(scope));
  return row ?? { review: 0, approvable: 0 };
}

export type InReview = Pick<FollowUpRow, 'id' | 'nth' | 'threadId' | 'text' | 'reason' | 'dueAt'> & {
  username: string;
};

/** The oldest first. `after`: the last of the page before. */
export function listInReview(
  db: Queryable,
  scope: ReviewScope,
  page: { limit: number; after?: string | undefined },
): Promise<InReview[]> {
  const { id, nth, threadId, text, reason, dueAt } = followUps;
  return db
    .select({ id, nth, threadId, text, reason, dueAt, username: threads.username })
    .from(followUps)
    .innerJoin(threads, ofThread)
    .where(and(inReview(scope), page.after === undefined ? undefined : beyond(scope.userId, page.after)))
    .orderBy(asc(followUps.dueAt), asc(followUps.id))
    .limit(page.limit);
}

function beyond(userId: string, after: string): SQL {
  return sql`(${followUps.dueAt}, ${followUps.id}) > (
    select b.due_at, b.id from ${followUps} b where b.user_id = ${userId} and b.id = ${after})`;
}

type InProject = { userId: string; projectId: string };

/** All that need no closer look, in the order in which they are due. */
export async function lockApprovable(tx: Tx, { userId, projectId }: InProject): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from follow_ups f join threads t on t.id = f.thread_id and t.user_id = f.user_id
    where f.user_id = ${userId} and t.project_id = ${projectId} and f.status = 'review' and f.reason is null and f.text is not null
    order by f.due_at, f.id
    for update of f`);
  return rows.map(({ id }) => id);
}

/** Queues them, each with its entry, as approving one does. `times`: when each is asked for, in their order. Returns how many. */
export async function queueApproved(
  tx: Tx,
  userId: string,
  { ids, times }: { ids: readonly string[]; times: readonly Date[] },
  { approvedAt, heldUntil }: { approvedAt: Date; heldUntil: Date },
): Promise<number> {
  const at = sql`${approvedAt.toISOString()}::timestamptz`;
  const { rowCount } = await tx.execute(sql`
    with entered as (
      insert into thread_messages (id, user_id, thread_id, sender, author, text, at, status, asked_at)
      select f.id, ${userId}, f.thread_id, t.sender, 'opener', f.text, ${at}, 'waiting', a.time + a.nth * interval '1 millisecond'
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(times.map((time) => time.toISOString()))}::timestamptz[])
        with ordinality as a(id, time, nth)
      join follow_ups f on f.id = a.id and f.user_id = ${userId} join threads t on t.id = f.thread_id and t.user_id = f.user_id
      on conflict do nothing returning id
    )
    update follow_ups f set status = 'queued', approved_at = ${at}, held_until = ${heldUntil.toISOString()}::timestamptz from entered
    where f.id = entered.id and f.user_id = ${userId} and f.status = 'review'`);
  return rowCount ?? 0;
}

/** Those approved together that are not being sent, and were not. */
export async function holdApproved(
  tx: Tx,
  { userId, projectId }: InProject,
  approvedAt: Date,
): Promise<void> {
  await tx.execute(sql`
    with back as (
      select f.id from follow_ups f join threads t on t.id = f.thread_id and t.user_id = f.user_id
      where f.user_id = ${userId} and t.project_id = ${projectId} and f.status = 'queued'
        and f.approved_at = ${approvedAt.toISOString()}::timestamptz
      for update of f
    ), unqueued as (
      delete from thread_messages m using back where m.id = back.id and m.user_id = ${userId} and m.status = 'waiting' returning m.id
    )
    update follow_ups f set status = 'review', approved_at = null, held_until = null from unqueued
    where f.id = unqueued.id and f.user_id = ${userId}`);
}
