// All SQL about earlier texts of messages. Every query carries the owner.
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { messageVersions } from '../../db/schema.ts';

/** Per message; older ones are not needed. */
const versionsKept = 100;

export type VersionRow = typeof messageVersions.$inferSelect;

const ofMessage = (userId: string, messageId: string) =>
  and(eq(messageVersions.userId, userId), eq(messageVersions.messageId, messageId));

export async function insertVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.insert(messageVersions).values(row);
}

/** All but the newest. */
export async function deleteOldVersions(tx: Tx, userId: string, messageId: string): Promise<void> {
  const oldestKept = tx
    .select({ id: messageVersions.id })
    .from(messageVersions)
    .where(ofMessage(userId, messageId))
    .orderBy(desc(messageVersions.id))
    .offset(versionsKept - 1)
    .limit(1);
  await tx
    .delete(messageVersions)
    .where(and(ofMessage(userId, messageId), lt(messageVersions.id, oldestKept)));
}

export function listVersionRows(db: Queryable, userId: string, messageId: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(messageVersions)
    .where(ofMessage(userId, messageId))
    .orderBy(desc(messageVersions.id))
    .limit(versionsKept);
}

/** Whether the text was changed after that time. */
export async function hasVersionSince(
  db: Queryable,
  { userId, id }: { userId: string; id: string },
  since: Date,
): Promise<boolean> {
  return (
    (await db.$count(messageVersions, and(ofMessage(userId, id), gt(messageVersions.createdAt, since)))) > 0
  );
}

export async function takeVersion(
  tx: Tx,
  userId: string,
  messageId: string,
  id: string,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .delete(messageVersions)
    .where(and(ofMessage(userId, messageId), eq(messageVersions.id, id)))
    .returning();
  return row;
}

/** How many earlier texts each of these messages has. */
export async function countVersions(
  db: Queryable,
  userId: string,
  messageIds: string[],
): Promise<Map<string, number>> {
  if (messageIds.length === 0) return new Map();
  // Plain SQL, because every list needs it.
  const { rows } = await db.execute<{ messageId: string; n: number }>(sql`
    select message_id as "messageId", count(*)::int as n from message_versions
    where user_id = ${userId} and message_id = any(${sql.param(messageIds)}::uuid[]) group by message_id`);
  return new Map(rows.map(({ messageId, n }) => [messageId, n]));
}
