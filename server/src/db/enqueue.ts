// Adds a task to the queue inside the caller's transaction, so that the change and the task commit together.
import { sql, type SQL } from 'drizzle-orm';
import type { Task } from '../lib/task.ts';
import type { Queryable } from './database.ts';
import { runPrepared } from './run-prepared.ts';

/**
 * With a key, it replaces a waiting task of that key; `preserveRunAt` keeps the waiting task's position in the queue, `soonest` keeps it if
 * it is the earlier one. Tasks with the same `queueName` run one after another. `runAt` is compared with the database's clock, which may be
 * ahead of ours, so the task may run earlier; `laterMs` is a pause by the database's clock. `when` is a condition in SQL, with a name for
 * its text; false if it did not hold.
 */
export async function enqueue<P>(
  db: Queryable,
  task: Task<P>,
  payload: P,
  options: {
    key?: string;
    runAt?: Date;
    laterMs?: number;
    preserveRunAt?: boolean;
    soonest?: boolean;
    queueName?: string;
    when?: { name: string; condition: SQL };
  } = {},
): Promise<boolean> {
  const { name = '', condition = sql`true` } = options.when ?? {};
  const { rows } = await runPrepared(
    db,
    `add_task_${name}`,
    sql`
    select graphile_worker.add_job(
      identifier => ${task.name},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.queueName ?? null},
      run_at => greatest(
        ${options.runAt?.toISOString() ?? null}::timestamptz, now() + ${options.laterMs ?? null}::int * interval '1 millisecond'
      ),
      max_attempts => ${task.maxAttempts},
      job_key => ${options.key ?? null},
      job_key_mode => case
        when ${options.preserveRunAt ?? false}::boolean then 'preserve_run_at'
        when ${options.soonest ?? false}::boolean and not exists (
          select 1 from graphile_worker.jobs j where j.key = ${options.key ?? null} and j.run_at > ${options.runAt?.toISOString() ?? null}::timestamptz
        ) then 'preserve_run_at'
        else 'replace'
      end
    ) where ${condition}`,
  );
  return rows.length === 1;
}

/** Removes a keyed task; one that is already running is left to finish. */
export async function dequeue(db: Queryable, key: string): Promise<void> {
  await db.execute(sql`select graphile_worker.remove_job(${key})`);
}

/** Removes every task of a named queue, except one that is already running. */
export async function clearQueue(db: Queryable, queueName: string): Promise<void> {
  await db.execute(sql`
    delete from graphile_worker._private_jobs
    where locked_at is null and job_queue_id = (select id from graphile_worker._private_job_queues where queue_name = ${queueName})`);
}
