// Deletes what matches, some rows at a time, so that a sweep that has much to do locks little and holds nothing up for long.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** How many rows went. What somebody else holds right now is left for the next sweep. */
export async function deleteInBatches(
  db: Db,
  table: SQL | Parameters<Db['delete']>[0],
  which: SQL | undefined,
  size = 1_000,
): Promise<number> {
  // Without a condition everything would go.
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
