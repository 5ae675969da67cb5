// All SQL about messages. Every query carries the owner.
import { and, asc, eq, isNull, lte, max, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { runPrepared } from '../../db/run-prepared.ts';
import { messages, projects } from '../../db/schema.ts';
import { inLiveProject } from '../project/in-live-project.ts';

export type MessageRow = typeof messages.$inferSelect;

const mine = (userId: string, id: string) =>
  and(eq(messages.userId, userId), eq(messages.id, id), inLiveProject(userId, messages.projectId));
/** A single array parameter, because there may be thousands. */
const among = (names: readonly string[]) => sql`${messages.username} = any(${sql.param(names)}::text[])`;

/** Runs for every job, so it is plain SQL: building the query would take longer than running it. */
export async function insertMessage(
  tx: Tx,
  row: Omit<MessageRow, 'sentAt' | 'answeredAt' | 'interestedAt' | 'editedAt' | 'freeRewrites'>,
): Promise<void> {
  await runPrepared(
    tx,
    'insert_message',
    sql`
    insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, caution, fit, reason, instruction, variant, created_at)
    values (${row.id}, ${row.userId}, ${row.projectId}, ${row.jobId}, ${row.username}, ${row.text}, ${JSON.stringify(row.profile)},
      ${JSON.stringify(row.facts)}, ${row.caution}, ${row.fit}, ${row.reason}, ${row.instruction}, ${row.variant}, ${row.createdAt.toISOString()})`,
  );
}

export async function findMessageRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(mine(userId, id));
  return row;
}

export async function findLatestMessage(
  db: Queryable,
  userId: string,
  projectId: string,
  username: string,
): Promise<MessageRow | undefined> {
  // Plain SQL, because nobody has one in most cases: building the query would take longer than running it.
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from messages where user_id = ${userId} and project_id = ${projectId} and username = ${username} order by id desc limit 1`);
  return rows[0] && findMessageRow(db, userId, rows[0].id);
}

/** When each of these names was last written to in the project. */
export async function listWrittenDates(
  db: Queryable,
  userId: string,
  projectId: string,
  names: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .select({ username: messages.username, at: max(messages.createdAt) })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.projectId, projectId), among(names)))
    .groupBy(messages.username);
  return new Map(rows.flatMap(({ username, at }) => (at ? [[username, at] as const] : [])));
}

/** In which other projects each of these names was written to: the latest three, by name. */
export async function listOtherProjects(
  db: Queryable,
  userId: string,
  projectId: string,
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const latest = max(messages.createdAt);
  const written = db
    .select({
      username: messages.username,
      name: projects.name,
      place: sql<number>`row_number() over (partition by ${messages.username} order by ${latest} desc)`.as(
        'place',
      ),
    })
    .from(messages)
    .innerJoin(
      projects,
      and(eq(projects.id, messages.projectId), eq(projects.userId, userId), isNull(projects.deletedAt)),
    )
    .where(and(eq(messages.userId, userId), ne(messages.projectId, projectId), among(names)))
    .groupBy(messages.username, projects.id)
    .as('written');
  const rows = await db.select().from(written).where(lte(written.place, 3)).orderBy(asc(written.place));
  const others = new Map<string, string[]>();
  for (const { username, name } of rows) others.set(username, [...(others.get(username) ?? []), name]);
  return others;
}

export async function updateMessageRow(
  db: Queryable,
  { userId, id }: { userId: string; id: string },
  change: Partial<Omit<MessageRow, 'id' | 'userId' | 'projectId'>>,
): Promise<MessageRow | undefined> {
  const [row] = await db.update(messages).set(change).where(mine(userId, id)).returning();
  return row;
}

const these = (userId: string, ids: readonly string[]) =>
  and(
    eq(messages.userId, userId),
    sql`${messages.id} = any(${sql.param(ids)}::uuid[])`,
    inLiveProject(userId, messages.projectId),
  );

export async function moveMessageRows(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  projectId: string,
): Promise<void> {
  // A test of voices is its project's own.
  await tx.update(messages).set({ projectId, variant: null }).where(these(userId, ids));
}

export async function deleteMessageRows(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(messages).where(these(userId, ids));
}

/** Locked until the transaction ends, so that no text is lost between a check and a change. */
export async function lockMessageRow(
  tx: Tx,
  where: { userId: string; id: string; projectId?: string },
): Promise<MessageRow | undefined> {
  const inProject = where.projectId ? eq(messages.projectId, where.projectId) : undefined;
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(mine(where.userId, where.id), inProject))
    .for('update');
  return row;
}

export async function listRecentTexts(
  db: Queryable,
  userId: string,
  projectId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await runPrepared<{ text: string }>(
    db,
    'recent_texts',
    sql`
    select text from messages where user_id = ${userId} and project_id = ${projectId} order by id desc limit ${limit}`,
  );
  return rows.map(({ text }) => text);
}
