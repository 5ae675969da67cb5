// All SQL about who has written to an account.
import { and, desc, eq, gt, gte, inArray, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { heardFrom } from '../../db/schema.ts';
import type { Sender } from './instagram.repo.ts';
import { toldSince, wroteSince } from './wrote-since.ts';

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

type Asked = { userId: string; username: string; recipientId?: string | null };

export function hasWritten(db: Queryable, writing: Asked, since: Date | null): Promise<boolean> {
  return isTrue(db, wroteSince(asked(writing), since));
}

/** Whether they have written, and the user could first be told of it after that time. */
export function hasNewlyWritten(db: Queryable, writing: Asked, since: Date): Promise<boolean> {
  return isTrue(db, toldSince(asked(writing), since));
}

const asked = (writing: Asked) => ({ ...writing, recipientId: writing.recipientId ?? null });

async function isTrue(db: Queryable, condition: SQL): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select 1 where ${condition}`);
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

/** Told to this user, or to this account whoever had it then: by one of these ids, and not known by this name since. */
export function listUnnamed(
  db: Queryable,
  { userId, account }: Sender,
  { username, ids }: { username: string; ids: readonly string[] },
): Promise<(typeof heardFrom.$inferSelect)[]> {
  const isTheirs = and(inArray(heardFrom.recipientId, [...ids]), ne(heardFrom.username, username));
  const toThem = or(eq(heardFrom.userId, userId), eq(heardFrom.sender, account));
  const named = alias(heardFrom, 'named');
  const isNamed = and(
    eq(named.userId, userId),
    eq(named.sender, heardFrom.sender),
    eq(named.username, username),
    eq(named.recipientId, heardFrom.recipientId),
    gte(named.at, heardFrom.at),
  );
  return db
    .select()
    .from(heardFrom)
    .where(and(isTheirs, toThem, notExists(db.select().from(named).where(isNamed))));
}

export async function deleteHeardBefore(db: Db, date: Date): Promise<void> {
  await deleteInBatches(db, heardFrom, lt(heardFrom.at, date));
}
