// Deletes matching rows in batches, so that a large sweep holds few locks and only briefly.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Returns how many rows were deleted. Rows that are locked right now are left for the next sweep. */
export async function deleteInBatches(
  db: Db,
  table: SQL | Parameters<Db['delete']>[0],
  which: SQL | undefined,
  size = 1_000,
): Promise<number> {
  // Without a condition everything would be deleted.
  if (!which) throw new Error('Nothing says which rows to delete');
  for (let deleted = 0; ;) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${which} limit ${size} for update skip locked
      ))`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < size) return deleted;
  }
}
