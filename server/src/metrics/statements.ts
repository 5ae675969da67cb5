// What a scrape asks the database. Every statement is bounded: by an index on what is unfinished or recent, and by a limit.
import { sql, type SQL } from 'drizzle-orm';
import type { deliveryStatus, dmJobStatus } from '../db/schema.ts';

/** Nothing is counted further than this: whether 50,000 or more are waiting makes no difference to an operator. */
const mostCounted = 50_000;

/** Every task of the queue, also those of which none is due. */
export const dueTasks = sql`
  select task.identifier as name, coalesce(due.rows, 0)::int as rows,
    greatest(0, coalesce(extract(epoch from now() - due.oldest), 0))::float8 as "oldestSeconds"
  from graphile_worker._private_tasks task
  left join (
    select task_id, count(*) as rows, min(run_at) as oldest
    from (
      select task_id, run_at from graphile_worker._private_jobs
      where is_available = true and run_at <= now() limit ${mostCounted}
    ) counted
    group by task_id
  ) due on due.task_id = task.id`;

export const openJobs = unfinished(sql`dm_jobs`, ['pending', 'processing'] satisfies JobStatus[]);
export const openDeliveries = unfinished(sql`deliveries`, ['waiting', 'sending'] satisfies DeliveryStatus[]);

type JobStatus = (typeof dmJobStatus.enumValues)[number];
type DeliveryStatus = (typeof deliveryStatus.enumValues)[number];

/** The partial index of each table contains only these rows. */
function unfinished(table: SQL, states: string[]): SQL {
  const listed = sql.raw(states.map((state) => `'${state}'`).join(', '));
  return sql`
    select status::text as name, count(*)::int as rows,
      greatest(0, extract(epoch from now() - min(created_at)))::float8 as "oldestSeconds"
    from (select status, created_at from ${table} where status in (${listed}) limit ${mostCounted}) counted
    group by status`;
}

/** Ids sort by time, so the primary key finds the newest entries. */
export function creditsSince(since: Date): SQL {
  return sql`
    select kind::text as name, sum(amount)::int as credits from (
      select kind, amount from credit_entries where id >= ${lowestIdAt(since)}::uuid limit ${mostCounted}
    ) recent
    group by kind`;
}

/** The smallest UUIDv7 of that millisecond. */
function lowestIdAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
