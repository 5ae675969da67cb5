// Puts a task into the queue inside the caller's transaction: the change and its consequence commit together or not at all.
import { sql } from 'drizzle-orm';
import type { Task } from '../lib/task.ts';
import type { Queryable } from './database.ts';

/**
 * With a key, it replaces a waiting task of that key; `keepPlace` lets that one keep its place in the line. Tasks of the same `line` run
 * one after another.
 */
export async function enqueue<P>(
  db: Queryable,
  task: Task<P>,
  payload: P,
  options: { key?: string; runAt?: Date; keepPlace?: boolean; line?: string } = {},
): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(
      identifier => ${task.name},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${options.line ?? null},
      run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${task.maxAttempts},
      job_key => ${options.key ?? null},
      job_key_mode => ${options.keepPlace ? 'preserve_run_at' : 'replace'}
    )`);
}

/** Takes a keyed task back; one that is already running is left to finish. */
export async function dequeue(db: Queryable, key: string): Promise<void> {
  await db.execute(sql`select graphile_worker.remove_job(${key})`);
}

/** Takes back every task of a line, but for one that is already running. */
export async function dequeueLine(db: Queryable, line: string): Promise<void> {
  await db.execute(sql`
    delete from graphile_worker._private_jobs
    where locked_at is null and job_queue_id = (select id from graphile_worker._private_job_queues where queue_name = ${line})`);
}
