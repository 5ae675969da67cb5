import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

export async function tablesAreThere(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('public.users') is not null and to_regclass('graphile_worker.jobs') is not null as there`,
  );
  return rows[0]?.there === true;
}
