import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** The hashes of the migrations that were applied to this database. */
export async function listAppliedMigrations(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  return rows.map(({ hash }) => hash);
}

export async function hasQueue(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('graphile_worker.jobs') is not null as there`,
  );
  return rows[0]?.there === true;
}
