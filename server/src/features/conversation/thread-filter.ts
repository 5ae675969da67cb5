// What each filter of conversations means: one definition, as conditions, for lists, counts and the marks of single ones.
import type { ThreadFilter } from '@opener/contract/conversation';
import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { doNotContact, messages, threadMessages, threads } from '../../db/schema.ts';
import type { Today } from './today.ts';

export type ThreadScope = {
  userId: string;
  projectId?: string | undefined;
  search?: string | undefined;
  filter?: ThreadFilter | undefined;
  unread?: boolean | undefined;
  today: Today;
};

// With `offset 0` these are looked up for each conversation, by an index, and never by reading a whole table once.
export const isOnList = sql<boolean>`exists (select 1 from ${doNotContact} n where n.user_id = threads.user_id and n.username = threads.username offset 0)`;

const wroteLast = sql`coalesce(${threads.heardAt} > ${threads.handledAt}, ${threads.heardAt} is not null)`;
const hasTrouble = sql`exists (select 1 from ${threadMessages} m where m.user_id = threads.user_id and m.thread_id = threads.id
  and m.author = 'you' and m.status in ('failed', 'unknown', 'skipped') offset 0)`;
/** Postponed to today or a day before, and the user has not written or decided since that day began. */
const isDue = ({ day, beganAt }: Today) =>
  sql`coalesce(${threads.outcome} = 'not_now' and ${threads.notNowUntil} <= ${day}::date
    and ${threads.handledAt} < ${beganAt.toISOString()}::timestamptz - make_interval(days => ${day}::date - ${threads.notNowUntil}), false)`;

export const needsMe = (today: Today) =>
  sql<boolean>`(not ${isOnList} and (${wroteLast} or ${isDue(today)} or ${hasTrouble}))`;

export const isUnread = gt(threads.unread, 0);

export function conditionOf(filter: ThreadFilter, today: Today): SQL {
  switch (filter) {
    case 'unanswered':
      return isNull(threads.lastAnswerAt);
    case 'answered':
      return isNotNull(threads.lastAnswerAt);
    case 'needs_me':
      return needsMe(today);
    case 'interested':
    case 'not_now':
    case 'not_interested':
      return eq(threads.outcome, filter);
  }
}

/** Needs the join with messages, for full names. */
export function matching({ userId, projectId, search, filter, unread, today }: ThreadScope): SQL | undefined {
  return and(
    eq(threads.userId, userId),
    projectId === undefined ? undefined : eq(threads.projectId, projectId),
    search ? says(userId, search) : undefined,
    filter && conditionOf(filter, today),
    unread ? isUnread : undefined,
  );
}

/** What was said is looked through once, not for each conversation. */
function says(userId: string, search: string): SQL {
  const like = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const wasSaid = sql`${threads.id} in (select m.thread_id from ${threadMessages} m where m.user_id = ${userId} and m.text ilike ${like})`;
  return sql`(${threads.username} ilike ${like} or ${messages.profile}->>'fullName' ilike ${like} or ${wasSaid})`;
}

export const itsMessage = and(eq(messages.id, threads.messageId), eq(messages.userId, threads.userId));
