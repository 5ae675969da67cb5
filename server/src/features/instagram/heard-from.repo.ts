// All SQL about who has written to an account.
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { heardFrom } from '../../db/schema.ts';
import type { Sender } from './instagram.repo.ts';
import { wroteSince } from './wrote-since.ts';

export async function insertHeard(tx: Tx, rows: (typeof heardFrom.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const { userId, sender, username, recipientId } = heardFrom;
  const target = [userId, sender, username, recipientId];
  const set = {
    // The last time counts.
    at: sql`greatest(${heardFrom.at}, excluded.at)`,
    // One message that is no revoked opt-out makes everybody wait.
    revokedBy: sql`case when ${heardFrom.revokedBy} is not null then excluded.revoked_by end`,
  };
  await tx.insert(heardFrom).values(rows).onConflictDoUpdate({ target, set });
}

export async function hasWritten(
  db: Queryable,
  writing: { userId: string; username: string; recipientId?: string | null },
  since: Date | null,
): Promise<boolean> {
  const asked = { ...writing, recipientId: writing.recipientId ?? null };
  const { rowCount } = await db.execute(sql`select 1 where ${wroteSince(asked, since)}`);
  return rowCount === 1;
}

/** The name by which somebody with that id wrote to this account after that time. */
export async function findHeardName(
  db: Queryable,
  { userId, account }: Sender,
  id: string,
  after: Date,
): Promise<string | undefined> {
  const { sender, username, recipientId, at } = heardFrom;
  const toThem = and(eq(heardFrom.userId, userId), eq(sender, account));
  const [row] = await db
    .select({ username })
    .from(heardFrom)
    .where(and(toThem, eq(recipientId, id), ne(username, ''), gt(at, after)))
    .orderBy(desc(at))
    .limit(1);
  return row?.username;
}

/** Told to this user, or to this account whoever had it then: by one of these ids, and not by this name. */
export function listUnnamed(
  db: Queryable,
  { userId, account }: Sender,
  { username, ids }: { username: string; ids: readonly string[] },
): Promise<(typeof heardFrom.$inferSelect)[]> {
  const isTheirs = and(inArray(heardFrom.recipientId, [...ids]), ne(heardFrom.username, username));
  const toThem = or(eq(heardFrom.userId, userId), eq(heardFrom.sender, account));
  return db.select().from(heardFrom).where(and(isTheirs, toThem));
}

export async function deleteHeardBefore(db: Db, date: Date): Promise<void> {
  await deleteInBatches(db, heardFrom, lt(heardFrom.at, date));
}
