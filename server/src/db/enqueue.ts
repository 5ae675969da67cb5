// Adds a task to the queue inside the caller's transaction, so that the change and the task commit together.
import { sql, type SQL } from 'drizzle-orm';
import type { Task } from '../lib/task.ts';
import type { Queryable } from './database.ts';
import { runPrepared } from './run-prepared.ts';

/**
 * With a key, it replaces a waiting task of that key; `preserveRunAt` keeps the waiting task's position in the queue. Tasks with the same
 * `queueName` run one after another. `runAt` is compared with the database's clock, which may be ahead of ours, so the task may run earlier;
 * `laterMs` is a pause by the database's clock. `when` is a condition in SQL, with a name for its text; false if it did not hold.
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
      job_key_mode => ${options.preserveRunAt ? 'preserve_run_at' : 'replace'}
    ) where ${condition}`,
  );
  return rows.length === 1;
}

/**
 * With the key of a task that waits, the earlier of both times counts, also if another transaction is just adding that one. The upsert
 * keeps the time that it finds, and then holds its row; but not the time of a task that failed and waits to be tried again, so that one is
 * looked up before. `laterMs` is a pause by the database's clock.
 */
export async function enqueueSoonest<P>(
  db: Queryable,
  task: Task<P>,
  payload: P,
  { key, runAt, laterMs }: { key: string; runAt?: Date; laterMs?: number },
): Promise<void> {
  const at = sql`coalesce(
    ${runAt?.toISOString() ?? null}::timestamptz, now() + ${laterMs ?? null}::int * interval '1 millisecond'
  )`;
  await runPrepared(
    db,
    'add_soonest_task',
    sql`
    with retried as (
      select run_at from graphile_worker._private_jobs
      where key = ${key} and locked_at is null and attempts between 1 and max_attempts - 1
      for update
    )
    select case when added.run_at > ${at} then (
      select count(*) from graphile_worker.reschedule_jobs(array[added.id], run_at => ${at})
    ) end
    from graphile_worker.add_job(
      identifier => ${task.name},
      payload => ${JSON.stringify(payload)}::json,
      run_at => least(${at}, (select run_at from retried)),
      max_attempts => ${task.maxAttempts},
      job_key => ${key},
      job_key_mode => 'preserve_run_at'
    ) added`,
  );
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
