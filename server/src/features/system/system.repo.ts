import { DrizzleQueryError, sql } from 'drizzle-orm';
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

/**
 * Deletes named queues without tasks; they are created again on demand. The table lock waits for transactions that are adding a task and
 * blocks new ones, so that no task refers to a deleted queue. False if the lock was not granted within the short timeout.
 */
export async function deleteEmptyQueues(db: Db): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '200ms'`);
      await tx.execute(sql`lock table graphile_worker._private_job_queues in share row exclusive mode`);
      // A separate statement, so that it sees the transactions that the lock waited for.
      await tx.execute(sql`
        delete from graphile_worker._private_job_queues q
        where q.locked_at is null and not exists (select 1 from graphile_worker._private_jobs j where j.job_queue_id = q.id)`);
    });
    return true;
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}

function isLockTimeout(error: unknown): boolean {
  const fault = error instanceof DrizzleQueryError ? error.cause : error;
  return fault instanceof Error && Reflect.get(fault, 'code') === '55P03';
}

/**
 * One condition together with the lock: a task whose key is reused at this moment must stay. The queue's own functions accept only ids.
 */
export async function deleteExhaustedTasks(db: Db, failedBefore: Date): Promise<number> {
  return deleteInBatches(
    db,
    sql`graphile_worker._private_jobs`,
    sql`attempts >= max_attempts and locked_at is null and updated_at < ${failedBefore.toISOString()}::timestamptz`,
  );
}
