// All SQL about the do-not-contact list.
import { and, asc, count, eq, ilike, isNull, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { doNotContact, stopWishes } from '../../db/schema.ts';

export type BlockedRow = typeof doNotContact.$inferSelect;

const shown = 200;
/** Below PostgreSQL's limit of parameters per statement. */
const atOnce = 5_000;

/** Serializes additions to one list, so that each counts the others. */
export async function lockBlockedList(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('do_not_contact:' || ${userId}, 0))`);
}

/** Without people who opted out themselves. */
export async function countEntered(db: Queryable, userId: string): Promise<number> {
  const { withdrawn, username, revokedBy } = stopWishes;
  const optedOut = db
    .select({ username })
    .from(stopWishes)
    .where(and(eq(stopWishes.userId, userId), eq(withdrawn, false), isNull(revokedBy)));
  return db.$count(
    doNotContact,
    and(eq(doNotContact.userId, userId), notInArray(doNotContact.username, optedOut)),
  );
}

export async function insertBlocked(db: Queryable, rows: BlockedRow[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < rows.length; start += atOnce) {
    const inserted = await db
      .insert(doNotContact)
      .values(rows.slice(start, start + atOnce))
      .onConflictDoNothing()
      .returning({ username: doNotContact.username });
    added += inserted.length;
  }
  return added;
}

export async function isBlocked(db: Queryable, userId: string, username: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`select 1 from do_not_contact where user_id = ${userId} and username = ${username}`,
  );
  return rowCount === 1;
}

export async function listBlocked(
  db: Queryable,
  userId: string,
  search: string | undefined,
): Promise<{ people: BlockedRow[]; total: number }> {
  const where = and(
    eq(doNotContact.userId, userId),
    search ? ilike(doNotContact.username, `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`) : undefined,
  );
  const [people, [counted]] = await Promise.all([
    db.select().from(doNotContact).where(where).orderBy(asc(doNotContact.username)).limit(shown),
    db.select({ n: count() }).from(doNotContact).where(where),
  ]);
  return { people, total: counted?.n ?? 0 };
}

export async function deleteBlocked(db: Queryable, userId: string, username: string): Promise<void> {
  await db
    .delete(doNotContact)
    .where(and(eq(doNotContact.userId, userId), eq(doNotContact.username, username)));
}
