// All SQL about the latest change of a user's data. Triggers write it, except for deletions.
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { changes } from '../../db/schema.ts';

export async function findLatestChange(db: Queryable, userId: string): Promise<bigint | undefined> {
  const [row] = await db.select({ latest: changes.latest }).from(changes).where(eq(changes.userId, userId));
  return row?.latest;
}

/** As the triggers do. */
export async function noteChange(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(changes)
    .set({ latest: sql`pg_current_xact_id()::text::bigint` })
    .where(eq(changes.userId, userId));
}
