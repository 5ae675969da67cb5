// All SQL about who has written to an account.
import { lt, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { heardFrom } from '../../db/schema.ts';
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

export async function deleteHeardBefore(db: Db, date: Date): Promise<void> {
  await deleteInBatches(db, heardFrom, lt(heardFrom.at, date));
}
