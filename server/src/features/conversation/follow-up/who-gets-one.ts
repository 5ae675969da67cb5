// Who gets a follow-up, and when, as a condition for planning, counting and continuing.
import { type SQL, sql } from 'drizzle-orm';

/** Which conversations: those of a project or of an account, these, those that these messages began, or all of the user's. */
export type Scope = { userId: string } & (
  | { projectId: string }
  | { threadIds: readonly string[] }
  | { messageIds: readonly string[] }
  | { sender: string | undefined }
);

/** Who gets a follow-up, and when: the one definition. One whose day had passed when the settings changed is left out. */
export function whoGetsOne(scope: Scope): SQL {
  return sql`select * from (${wouldGetOne(scope)}) w where w.due >= w.since`;
}

/**
 * Also those whose day had passed when the settings changed. The first counts from the message, the second from the message too, but never comes
 * closer to the first than their days are apart. Only a message that surely arrived is followed up, and the second only after the first.
 */
export function wouldGetOne(scope: Scope): SQL {
  return sql`
    select t.user_id, t.id as thread_id, t.sender, t.username, n.nth, n.due, s.since
    from threads t
    join follow_up_settings s on s.project_id = t.project_id and s.user_id = t.user_id and s.is_on
    join deliveries d on d.message_id = t.message_id and d.user_id = t.user_id and d.sender = t.sender and d.status = 'sent'
    left join follow_ups f on f.thread_id = t.id and f.user_id = t.user_id and f.nth = 1
    left join thread_messages m on m.id = f.id and m.user_id = f.user_id
    cross join lateral (select
      case when m.status = 'sent' then 2 else 1 end as nth,
      case when m.status = 'sent'
        then greatest(d.finished_at + make_interval(days => s.second_days), m.at + make_interval(days => s.second_days - s.first_days))
        else d.finished_at + make_interval(days => s.first_days) end as due) n
    where t.user_id = ${scope.userId} and ${inScope(scope)} and t.last_answer_at is null and t.heard_at is null and t.outcome is null`;
}

export function inScope(scope: Scope): SQL {
  if ('projectId' in scope) return sql`t.project_id = ${scope.projectId}`;
  if ('threadIds' in scope) return sql`t.id = any(${sql.param(scope.threadIds)}::uuid[])`;
  if ('sender' in scope) return scope.sender === undefined ? sql`true` : sql`t.sender = ${scope.sender}`;
  return sql`t.message_id = any(${sql.param(scope.messageIds)}::uuid[])`;
}
