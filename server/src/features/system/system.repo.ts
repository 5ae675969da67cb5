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
 * Lines in which nothing waits any more; they are made anew when something does. A task that is being added has written to the lines
 * before, though nobody sees it yet, so the lock waits for every such transaction to end and keeps new ones out: no task is left in a
 * line that is gone. Others wait behind it for a moment only; false when it was not to be had by then.
 */
export async function deleteEmptyLines(db: Db): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '200ms'`);
      await tx.execute(sql`lock table graphile_worker._private_job_queues in share row exclusive mode`);
      // A statement of its own, so that it sees what has ended by now.
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
