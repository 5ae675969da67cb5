// All SQL about jobs. Every query of a person's jobs carries the owner.
import { and, asc, desc, eq, gt, inArray, lt, notInArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable, Tx } from '../../db/database.ts';
import { belongsTo } from '../../db/belongs-to.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { runPrepared } from '../../db/run-prepared.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import { dmJobs } from '../../db/schema.ts';
import { inLiveProject } from '../project/in-live-project.ts';

export type JobRow = typeof dmJobs.$inferSelect;

const mine = (userId: string, id: string) =>
  and(eq(dmJobs.userId, userId), eq(dmJobs.id, id), inLiveProject(userId, dmJobs.projectId));
const unfinished = inArray(dmJobs.status, ['pending', 'processing']);
export async function insertJob(
  tx: Tx,
  job: Pick<JobRow, 'id' | 'userId' | 'projectId' | 'username' | 'anyway' | 'createdAt'> & {
    replaces?: string | undefined;
    beside: boolean;
    instruction?: string | undefined;
    requestId?: string | undefined;
    free: boolean;
    refused?: SuitabilityReason | undefined;
    variant: string | null;
  },
): Promise<JobRow> {
  const { id, userId, projectId, username, beside, anyway, free, createdAt } = job;
  const { replaces = null, instruction = null, requestId = null, refused = null, variant } = job;
  // Plain SQL, like the next one: building the query would take longer than running it.
  await runPrepared(
    tx,
    'insert_job',
    sql`
    insert into "dm_jobs" (id, user_id, project_id, username, status, replaces, beside, refused, anyway, instruction, request_id, free, variant, created_at)
    values (${id}, ${userId}, ${projectId}, ${username}, 'pending', ${replaces}, ${beside}, ${refused}, ${anyway}, ${instruction}, ${requestId}, ${free},
      ${variant}, ${createdAt.toISOString()}::timestamptz)`,
  );
  return { ...newJob, ...job, replaces, instruction, requestId, refused };
}

/** As the database fills it in. */
const newJob = {
  status: 'pending',
  messageId: null,
  attempts: 0,
  claimedBy: null,
  notBefore: null,
  error: null,
  startedAt: null,
  finishedAt: null,
} as const;

export async function findActiveJob(
  db: Queryable,
  userId: string,
  projectId: string,
  username: string,
): Promise<JobRow | undefined> {
  const { rows } = await runPrepared<{ id: string }>(
    db,
    'active_job',
    sql`
    select id from dm_jobs where user_id = ${userId} and project_id = ${projectId} and username = ${username}
      and status in ('pending', 'processing')`,
  );
  return rows[0] && findJobRow(db, userId, rows[0].id);
}

export async function findCompletedRewrite(
  db: Queryable,
  userId: string,
  { messageId, requestId }: { messageId: string; requestId: string },
): Promise<JobRow | undefined> {
  const ofRequest = and(eq(dmJobs.requestId, requestId), eq(dmJobs.replaces, messageId));
  const [row] = await db
    .select()
    .from(dmJobs)
    .where(and(eq(dmJobs.userId, userId), ofRequest, eq(dmJobs.status, 'completed')));
  return row;
}

/** Which voice of a test a person was dealt last. */
export async function findDealtVariant(
  db: Queryable,
  { userId, projectId, username }: Pick<JobRow, 'userId' | 'projectId' | 'username'>,
): Promise<string | null> {
  const { rows } = await db.execute<{ variant: string }>(sql`
    select variant from ${dmJobs} where user_id = ${userId} and project_id = ${projectId} and username = ${username}
      and variant is not null order by id desc limit 1`);
  return rows[0]?.variant ?? null;
}

/** Which of these names have an unfinished job in the project. */
export async function listActiveNames(
  db: Queryable,
  userId: string,
  projectId: string,
  names: readonly string[],
): Promise<Set<string>> {
  const named = sql`${dmJobs.username} = any(${sql.param(names)}::text[])`;
  const rows = await db
    .select({ username: dmJobs.username })
    .from(dmJobs)
    .where(and(eq(dmJobs.userId, userId), eq(dmJobs.projectId, projectId), unfinished, named));
  return new Set(rows.map(({ username }) => username));
}

export async function findJobRow(db: Queryable, userId: string, id: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(dmJobs).where(mine(userId, id));
  return row;
}

/** For the project page: everything open or failed, and what finished so recently that a poll may have missed it; `limit` from `after` on. */
export function listShownJobs(
  db: Queryable,
  userId: string,
  projectId: string,
  { finishedSince, limit, after }: { finishedSince: Date; limit: number; after: string | undefined },
): Promise<JobRow[]> {
  const shown = or(
    inArray(dmJobs.status, ['pending', 'processing', 'failed']),
    and(eq(dmJobs.status, 'completed'), gt(dmJobs.finishedAt, finishedSince)),
  );
  return db
    .select()
    .from(dmJobs)
    .where(
      and(
        eq(dmJobs.userId, userId),
        eq(dmJobs.projectId, projectId),
        shown,
        after === undefined ? undefined : gt(dmJobs.id, after),
      ),
    )
    .orderBy(asc(dmJobs.id))
    .limit(limit);
}

const { id, projectId, username, status, createdAt, startedAt, error, refused, messageId } = dmJobs;
const shownColumns = { id, projectId, username, status, createdAt, startedAt, error, refused, messageId };
/** The visible part of a job. For a deleted job it is built from the message. */
export type ShownJob = Pick<JobRow, keyof typeof shownColumns>;

export type JobCounts = { active: number; failed: number; refused: number };

/** Refusals are not counted as failures. */
export async function countShownJobs(db: Queryable, userId: string, projectId: string): Promise<JobCounts> {
  const { rows } = await runPrepared<JobCounts>(
    db,
    'count_shown_jobs',
    sql`
    select (count(*) filter (where status <> 'failed'))::int as active,
      (count(*) filter (where status = 'failed' and refused is null))::int as failed,
      (count(*) filter (where status = 'failed' and refused is not null))::int as refused
    from dm_jobs where ${belongsTo(dmJobs.userId, userId)} and project_id = ${projectId} and status in ('pending', 'processing', 'failed')`,
  );
  return rows[0]!;
}

/** What is being written first, then what waits, then what failed, each from the oldest; and the latest that were completed. */
export async function listFirstJobs(
  db: Queryable,
  userId: string,
  projectId: string,
  { limit, finishedSince }: { limit: number; finishedSince: Date },
): Promise<ShownJob[]> {
  const [shown, completed] = await Promise.all([
    firstShown(db).execute({ userId, projectId, limit }),
    lastCompleted(db).execute({ userId, projectId, limit, finishedSince: finishedSince.toISOString() }),
  ]);
  return [...shown, ...completed];
}

const ofProject = and(
  belongsTo(dmJobs.userId, sql.placeholder('userId')),
  eq(dmJobs.projectId, sql.placeholder('projectId')),
);
/** Written out, so that a plan for any values can use the indexes of one status. */
const hasStatus = (status: JobRow['status']) => sql`${dmJobs.status} = ${sql.raw(`'${status}'`)}`;

const firstShown = prepareOnce((db) => {
  const limit = sql.placeholder('limit');
  const withStatus = (status: JobRow['status']) =>
    db
      .select(shownColumns)
      .from(dmJobs)
      .where(and(ofProject, hasStatus(status)))
      .orderBy(asc(dmJobs.id))
      .limit(limit);
  return unionAll(withStatus('processing'), withStatus('pending'), withStatus('failed'))
    .limit(limit)
    .prepare('first_jobs_of_project');
});

const lastCompleted = prepareOnce((db) =>
  db
    .select(shownColumns)
    .from(dmJobs)
    .where(
      and(
        ofProject,
        hasStatus('completed'),
        sql`${dmJobs.finishedAt} > ${sql.placeholder('finishedSince')}::timestamptz`,
      ),
    )
    .orderBy(desc(dmJobs.finishedAt))
    .limit(sql.placeholder('limit'))
    .prepare('last_completed_jobs_of_project'),
);

/** Of a project, or of all. Returns what their credits depend on. */
export async function cancelUnfinishedJobs(
  tx: Tx,
  { userId, projectId }: { userId: string; projectId?: string },
  finishedAt: Date,
): Promise<Pick<JobRow, 'id' | 'userId' | 'username' | 'free' | 'attempts'>[]> {
  const inProject = projectId === undefined ? undefined : eq(dmJobs.projectId, projectId);
  const { id, userId: owner, username, free, attempts } = dmJobs;
  return tx
    .update(dmJobs)
    .set({ status: 'cancelled', claimedBy: null, finishedAt })
    .where(and(eq(dmJobs.userId, userId), inProject, unfinished))
    .returning({ id, userId: owner, username, free, attempts });
}

/** What a lane needs to know of its job. */
export type HeldJob = Pick<
  JobRow,
  | 'id'
  | 'userId'
  | 'projectId'
  | 'username'
  | 'replaces'
  | 'beside'
  | 'attempts'
  | 'claimedBy'
  | 'error'
  | 'refused'
  | 'anyway'
  | 'instruction'
  | 'free'
  | 'variant'
  | 'createdAt'
>;

const held = sql.raw(
  `id, user_id as "userId", project_id as "projectId", username, replaces, beside, attempts, claimed_by as "claimedBy", error, refused, anyway,
  instruction, free, variant, created_at as "createdAt"`,
);

/**
 * Takes the job that this task held before a crash, or the oldest due one that no other transaction is changing, unless enough lanes are
 * busy. The queue's count of attempts does not tell whether there was a crash: waking the lane resets it. The state is checked outside of
 * the subqueries too: only there is it checked again if the job ends while this waits for its row. This and the next two run for every job,
 * so they are plain SQL: building the query would take longer than running it.
 */
export async function claimNextJob(
  db: Queryable,
  { userId, taskId, now, lanes }: { userId: string; taskId: string; now: Date; lanes: number },
): Promise<HeldJob | undefined> {
  const at = now.toISOString();
  const { rows } = await runPrepared<Omit<HeldJob, 'createdAt'> & { createdAt: string }>(
    db,
    'claim_job',
    sql`
    update dm_jobs set status = 'processing', claimed_by = ${taskId}, attempts = attempts + 1, started_at = ${at}, not_before = null
    where user_id = ${userId} and (status = 'pending' or claimed_by = ${taskId}) and id = coalesce((
      select id from dm_jobs where user_id = ${userId} and status = 'processing' and claimed_by = ${taskId} limit 1
    ), (
      select id from dm_jobs
      where user_id = ${userId} and status = 'pending' and (not_before is null or not_before <= ${at})
        and (select count(*) from dm_jobs where user_id = ${userId} and status = 'processing') < ${lanes}
      order by id limit 1 for update skip locked
    ))
    returning ${held}`,
  );
  return rows[0] && { ...rows[0], createdAt: new Date(rows[0].createdAt) };
}

/** Whether this claim still holds. */
export async function isHeld(db: Queryable, job: HeldJob): Promise<boolean> {
  const { rows } = await runPrepared(
    db,
    'held_job',
    sql`
    select 1 from dm_jobs
    where user_id = ${job.userId} and id = ${job.id} and status = 'processing' and claimed_by = ${job.claimedBy}`,
  );
  return rows.length === 1;
}

/** Ends the claim; false if it no longer holds. The caller holds the owner's lock. */
export async function finishHeldJob(
  tx: Tx,
  job: HeldJob,
  end: { status: 'completed' | 'failed'; finishedAt: Date; messageId: string | null; error: string | null },
): Promise<boolean> {
  const { rowCount } = await runPrepared(
    tx,
    'finish_job',
    sql`
    update dm_jobs set status = ${end.status}, claimed_by = null, finished_at = ${end.finishedAt.toISOString()},
      message_id = coalesce(${end.messageId}, message_id), error = ${end.error}
    where user_id = ${job.userId} and id = ${job.id} and status = 'processing' and claimed_by = ${job.claimedBy}`,
  );
  return rowCount === 1;
}

/** A due job, and a lane that is free for it. */
export const hasWorkFor = (userId: string, now: Date, lanes: number) => sql`
  exists (
    select 1 from dm_jobs
    where user_id = ${userId} and status = 'pending' and (not_before is null or not_before <= ${now.toISOString()})
  ) and (select count(*) from dm_jobs where user_id = ${userId} and status = 'processing') < ${lanes}`;

/** Of those that wait for another try and are not due yet. */
export async function findNextJobPutBack(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<{ id: string; notBefore: Date } | undefined> {
  const [row] = await db
    .select({ id: dmJobs.id, notBefore: dmJobs.notBefore })
    .from(dmJobs)
    .where(and(eq(dmJobs.userId, userId), eq(dmJobs.status, 'pending'), gt(dmJobs.notBefore, now)))
    .orderBy(dmJobs.notBefore)
    .limit(1);
  return row?.notBefore ? { id: row.id, notBefore: row.notBefore } : undefined;
}

export async function updateJob(
  tx: Tx,
  userId: string,
  id: string,
  change: Partial<JobRow>,
): Promise<JobRow> {
  const [row] = await tx.update(dmJobs).set(change).where(mine(userId, id)).returning();
  return row!;
}

/** Undefined if a lane has claimed it meanwhile. */
export async function cancelPendingJob(
  tx: Tx,
  userId: string,
  id: string,
  finishedAt: Date,
): Promise<JobRow | undefined> {
  const [row] = await tx
    .update(dmJobs)
    .set({ status: 'cancelled', finishedAt })
    .where(and(mine(userId, id), eq(dmJobs.status, 'pending')))
    .returning();
  return row;
}

/** Failed rewrites of messages that are about to be deleted. */
export async function dismissRewrites(tx: Tx, userId: string, messageIds: readonly string[]): Promise<void> {
  const ofThem = sql`${dmJobs.replaces} = any(${sql.param(messageIds)}::uuid[])`;
  await tx
    .update(dmJobs)
    .set({ status: 'dismissed' })
    .where(and(eq(dmJobs.userId, userId), eq(dmJobs.status, 'failed'), ofThem));
}

const finishedBefore = (date: Date) =>
  and(lt(dmJobs.finishedAt, date), notInArray(dmJobs.status, ['pending', 'processing']));

export async function listOwnersOfOldJobs(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const oldest = db
    .select({ userId: dmJobs.userId })
    .from(dmJobs)
    .where(finishedBefore(before))
    .orderBy(asc(dmJobs.finishedAt))
    .limit(limit)
    .as('oldest');
  const rows = await db.selectDistinct({ userId: oldest.userId }).from(oldest);
  return rows.map(({ userId }) => userId);
}

/** The caller holds the owner's lock. */
export async function deleteOldJobs(tx: Tx, userId: string, before: Date, limit: number): Promise<void> {
  const old = tx
    .select({ id: dmJobs.id })
    .from(dmJobs)
    .where(and(eq(dmJobs.userId, userId), finishedBefore(before)))
    .orderBy(asc(dmJobs.finishedAt))
    .limit(limit);
  await tx.delete(dmJobs).where(and(eq(dmJobs.userId, userId), inArray(dmJobs.id, old)));
}

/** Processing, but held by a queue task that will never run again. The task is found by its index: this is asked every few seconds. */
const stranded = and(
  eq(dmJobs.status, 'processing'),
  sql`not exists (
    select 1 from graphile_worker.jobs task
    where task.id = case when ${dmJobs.claimedBy} ~ '^[0-9]+$' then ${dmJobs.claimedBy}::bigint end
      and (task.locked_at is not null or task.attempts < task.max_attempts)
  )`,
);

export async function listOwnersOfStrandedJobs(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ userId: dmJobs.userId }).from(dmJobs).where(stranded).limit(500);
  return rows.map(({ userId }) => userId);
}

/** How many there were. The caller holds the owner's lock. */
export async function putStrandedJobsBack(tx: Tx, userId: string): Promise<number> {
  const { rowCount } = await tx
    .update(dmJobs)
    .set({ status: 'pending', claimedBy: null, startedAt: null })
    .where(and(eq(dmJobs.userId, userId), stranded));
  return rowCount ?? 0;
}
