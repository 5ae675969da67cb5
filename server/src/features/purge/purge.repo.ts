// All SQL that deletes what belonged to deleted projects and accounts. Nobody sees these rows any more.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgTable, PgColumn } from 'drizzle-orm/pg-core';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import {
  answerNotices,
  changes,
  checkouts,
  contacted,
  creditAccounts,
  creditDebts,
  creditEntries,
  deliveries,
  dmJobs,
  doNotContact,
  followUps,
  followUpSettings,
  heardFrom,
  instagramAccounts,
  instagramConnections,
  messages,
  messageSearch,
  messageVersions,
  openCalls,
  passwordResets,
  pastOutcomes,
  previewDays,
  projects,
  sendingPaces,
  sends,
  sessions,
  stopWishes,
  tallies,
  users,
  voices,
  voiceTests,
  threadMessages,
  threads,
} from '../../db/schema.ts';

type Owned = AnyPgTable & { userId: PgColumn };

/** Few rows per user, and what others could notice: these are deleted together with the account. */
export const deletedAtOnce: Owned[] = [
  sessions,
  answerNotices,
  followUps,
  followUpSettings,
  threadMessages,
  threads,
  passwordResets,
  openCalls,
  instagramAccounts,
  instagramConnections,
  sendingPaces,
  sends,
  stopWishes,
  doNotContact,
  voices,
  voiceTests,
  previewDays,
  creditDebts,
  creditAccounts,
  changes,
];

/** As many rows as the user has messages. Some of them are deleted with their message. */
export const deletedLater: Owned[] = [
  messageVersions,
  messageSearch,
  deliveries,
  messages,
  dmJobs,
  creditEntries,
  contacted,
  heardFrom,
  pastOutcomes,
  tallies,
  projects,
];

/** Purchases are kept, without their owner. */
export const kept: Owned[] = [checkouts];

export async function deleteAtOnce(tx: Tx, userId: string): Promise<void> {
  await tx.update(checkouts).set({ userId: null }).where(eq(checkouts.userId, userId));
  for (const table of deletedAtOnce) await tx.delete(table).where(eq(table.userId, userId));
}

/** Returns how many were deleted. */
export async function deleteSome(db: Db, table: Owned, userId: string, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${table.userId} = ${userId} limit ${most} for update skip locked))`);
  return rowCount ?? 0;
}

export async function hasRows(db: Queryable, table: Owned, userId: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select 1 from ${table} where ${table.userId} = ${userId} limit 1`,
  );
  return rowCount === 1;
}

export async function isHiddenUser(db: Queryable, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isNotNull(users.deletedAt)))) === 1;
}

/** With whatever was added since it was hidden. */
export async function deleteHiddenUser(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(and(eq(users.id, userId), isNotNull(users.deletedAt)));
}

type Hidden = { userId: string; projectId: string };

export async function isHiddenProject(db: Queryable, { userId, projectId }: Hidden): Promise<boolean> {
  const hidden = and(eq(projects.userId, userId), eq(projects.id, projectId), isNotNull(projects.deletedAt));
  return (await db.$count(projects, hidden)) === 1;
}

export async function lockSomeMessages(
  tx: Tx,
  { userId, projectId }: Hidden,
  most: number,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ${messages} where project_id = ${projectId} and user_id = ${userId} order by id limit ${most} for update`);
  return rows.map(({ id }) => id);
}

/** Deliveries by one statement, not message by message. */
export async function deleteMessagesOf(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const these = sql`any(${sql.param(ids)}::uuid[])`;
  await tx
    .delete(deliveries)
    .where(and(eq(deliveries.userId, userId), sql`${deliveries.messageId} = ${these}`));
  await tx.delete(messages).where(and(eq(messages.userId, userId), sql`${messages.id} = ${these}`));
}

export async function deleteSomeJobs(db: Db, { userId, projectId }: Hidden, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${dmJobs} where id = any(array(
      select id from ${dmJobs} where project_id = ${projectId} and user_id = ${userId} limit ${most}))`);
  return rowCount ?? 0;
}

/** The project itself, with what little is left of it. */
export async function deleteHiddenProject(tx: Tx, { userId, projectId }: Hidden): Promise<void> {
  await tx
    .delete(projects)
    .where(and(eq(projects.userId, userId), eq(projects.id, projectId), isNotNull(projects.deletedAt)));
  await tx.delete(tallies).where(and(eq(tallies.userId, userId), eq(tallies.projectId, projectId)));
}

export async function listHiddenProjects(db: Queryable, most: number): Promise<Hidden[]> {
  return db
    .select({ userId: projects.userId, projectId: projects.id })
    .from(projects)
    .where(isNotNull(projects.deletedAt))
    .limit(most);
}

export async function listHiddenUsers(db: Queryable, most: number): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt)).limit(most);
  return rows.map(({ id }) => id);
}
