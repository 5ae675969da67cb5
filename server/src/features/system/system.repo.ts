import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

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

/** Lines in which nothing waits any more; they are made anew when something does. */
export async function deleteEmptyLines(db: Db): Promise<void> {
  await db.execute(sql`
    delete from graphile_worker._private_job_queues q
    where q.locked_at is null and not exists (select 1 from graphile_worker._private_jobs j where j.job_queue_id = q.id)`);
}

/**
 * In one condition with the lock: a key that is used again at this moment makes its task a new one, which must stay. The queue's own
 * functions take ids only.
 */
export async function deleteExhaustedTasks(db: Db, failedBefore: Date): Promise<number> {
  return deleteInBatches(
    db,
    sql`graphile_worker._private_jobs`,
    sql`attempts >= max_attempts and locked_at is null and updated_at < ${failedBefore.toISOString()}::timestamptz`,
  );
}
