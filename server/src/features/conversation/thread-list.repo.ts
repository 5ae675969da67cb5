// All SQL that lists and counts conversations. Every query carries the owner.
import { type ThreadCounts, threadFilters } from '@opener/contract/conversation';
import { and, count, desc, eq, getTableColumns, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { messages, projects, threads } from '../../db/schema.ts';
import type { ThreadRow } from './thread.repo.ts';
import type { Today } from './today.ts';
import {
  conditionOf,
  isOnList,
  isUnread,
  itsMessage,
  matching,
  needsMe,
  type ThreadScope,
} from './thread-filter.ts';

export type ThreadCursor = { answeredAt: Date | null; id: string };

export type ListedThread = ThreadRow & {
  projectName: string;
  fullName: string | null;
  isBlocked: boolean;
  needsMe: boolean;
};

/** Newest answer first, then those without one. */
export function listThreadPage(
  db: Queryable,
  scope: ThreadScope,
  page: { limit: number; after?: ThreadCursor | undefined },
): Promise<ListedThread[]> {
  return selectThreads(db, scope.today)
    .where(and(matching(scope), page.after && beyond(page.after)))
    .orderBy(sql`${threads.lastAnswerAt} desc nulls last`, desc(threads.id))
    .limit(page.limit);
}

export async function findListedThread(
  db: Queryable,
  scope: Pick<ThreadScope, 'userId' | 'today'>,
  id: string,
): Promise<ListedThread | undefined> {
  const [row] = await selectThreads(db, scope.today).where(
    and(eq(threads.userId, scope.userId), eq(threads.id, id)),
  );
  return row;
}

/** Looked up for those that are shown: joined, the database would begin with the projects and sort all of their conversations. */
const itsProjectName = sql<string>`(select p.name from ${projects} p where p.id = threads.project_id and p.user_id = threads.user_id)`;

function selectThreads(db: Queryable, today: Today) {
  return db
    .select({
      ...getTableColumns(threads),
      projectName: itsProjectName,
      fullName: sql<string | null>`${messages.profile}->>'fullName'`,
      isBlocked: isOnList,
      needsMe: needsMe(today),
    })
    .from(threads)
    .leftJoin(messages, itsMessage);
}

/** Where the next page starts. */
function beyond({ answeredAt, id }: ThreadCursor): SQL | undefined {
  const { lastAnswerAt } = threads;
  if (answeredAt === null) return and(isNull(lastAnswerAt), lt(threads.id, id));
  return or(
    lt(lastAnswerAt, answeredAt),
    and(eq(lastAnswerAt, answeredAt), lt(threads.id, id)),
    isNull(lastAnswerAt),
  );
}

export async function countListedThreads(db: Queryable, scope: ThreadScope): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(threads)
    .leftJoin(messages, itsMessage)
    .where(matching(scope));
  return row?.n ?? 0;
}

export async function countByFilter(db: Queryable, scope: ThreadScope): Promise<ThreadCounts> {
  const those = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      all: count(),
      unread: those(isUnread),
      ...(Object.fromEntries(
        threadFilters.map((filter) => [filter, those(conditionOf(filter, scope.today))]),
      ) as Record<(typeof threadFilters)[number], SQL<number>>),
    })
    .from(threads)
    .leftJoin(messages, itsMessage)
    .where(matching(scope));
  return row!;
}

/** From a partial index that holds unread ones only. */
export async function countUnreadThreads(db: Queryable, userId: string): Promise<number> {
  return db.$count(threads, and(eq(threads.userId, userId), isUnread));
}
