// All SQL about follow-ups that stopped with their account. Every query carries the owner.
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { StoredHalt } from '../../../db/documents.ts';
import { whoGetsOne } from './who-gets-one.ts';

type OfProject = { userId: string; projectId: string };

/** Those that would get one if it were planned now, and are not known to be unwelcome. What is being sent, or was, is none. */
const halted = (project: OfProject) => sql`
  follow_ups f
  join (${whoGetsOne(project)}) g on g.thread_id = f.thread_id and g.user_id = f.user_id and g.nth = f.nth
  where f.user_id = ${project.userId} and f.status = 'ended' and f.ended in ('paused', 'frozen', 'disconnected')
    and not exists (select 1 from thread_messages m where m.id = f.id and m.user_id = f.user_id offset 0)
    and not exists (select 1 from thread_messages m where m.thread_id = f.thread_id and m.user_id = f.user_id
      and m.author in ('you', 'elsewhere') offset 0)
    and not exists (select 1 from do_not_contact d where d.user_id = g.user_id and d.username = g.username offset 0)`;

/** `sender`: the account that wrote to them. */
export async function countHalted(
  db: Queryable,
  project: OfProject,
): Promise<{ halt: StoredHalt; sender: string; count: number }[]> {
  const { rows } = await db.execute<{ halt: StoredHalt; sender: string; count: number }>(sql`
    select f.ended as halt, g.sender, count(*)::int as count from ${halted(project)} group by 1, 2`);
  return rows;
}

/** Those of an account, each with its day. */
export async function listHalted(
  db: Queryable,
  project: OfProject,
  sender: string,
): Promise<{ id: string; due: Date }[]> {
  const { rows } = await db.execute<{ id: string; due: string }>(sql`
    select f.id, g.due from ${halted(project)} and g.sender = ${sender} order by g.due, f.id`);
  return rows.map(({ id, due }) => ({ id, due: new Date(due) }));
}

/** Plans them anew. One that was in review is there again. Returns how many. */
export async function continueHalted(
  tx: Tx,
  userId: string,
  planned: readonly { id: string; due: Date }[],
): Promise<number> {
  const ids = planned.map(({ id }) => id);
  const days = planned.map(({ due }) => due.toISOString());
  const { rowCount } = await tx.execute(sql`
    update follow_ups set status = (case when a.is_written then 'review' else 'planned' end)::follow_up_status, ended = null, was = null,
      due_at = a.due, look_at = a.due, reason = case when a.is_written then follow_ups.reason end
    from (
      select n.id, n.due, f.was = 'review' and f.text is not null as is_written
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(days)}::timestamptz[]) as n(id, due)
      join follow_ups f on f.id = n.id and f.user_id = ${userId}
    ) a
    where follow_ups.id = a.id and follow_ups.user_id = ${userId} and follow_ups.status = 'ended'
      and follow_ups.ended in ('paused', 'frozen', 'disconnected')`);
  return rowCount ?? 0;
}
