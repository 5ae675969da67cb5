import type { ThreadCounts, ThreadFilter } from '@opener/contract/conversation';
import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import {
  countByFilter,
  countListedThreads,
  listThreadPage,
  type ListedThread,
  type ThreadCursor,
} from './thread-list.repo.ts';
import { todayOf } from './today.ts';

type Deps = { db: Queryable; clock: Clock };

type Asked = {
  userId: string;
  projectId?: string | undefined;
  search?: string | undefined;
  filter?: ThreadFilter | undefined;
  unread?: boolean | undefined;
};

export async function listThreads(
  deps: Deps,
  asked: Asked,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ threads: ListedThread[]; total: number; nextCursor: string | undefined }> {
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor);
  const scope = { ...asked, today: await todayOf(deps, asked.userId) };
  const [rows, total] = await Promise.all([
    // One more than requested tells whether there is a next page.
    listThreadPage(deps.db, scope, { limit: page.limit + 1, after }),
    countListedThreads(deps.db, scope),
  ]);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    threads: shown,
    total,
    nextCursor: last && rows.length > page.limit ? writeCursor(last) : undefined,
  };
}

export async function countThreads(
  deps: Deps,
  asked: Omit<Asked, 'filter' | 'unread'>,
): Promise<ThreadCounts> {
  return countByFilter(deps.db, { ...asked, today: await todayOf(deps, asked.userId) });
}

function writeCursor({ id, lastAnswerAt }: ListedThread): string {
  return `${id}~${lastAnswerAt?.getTime() ?? ''}`;
}

function readCursor(cursor: string): ThreadCursor {
  const [, id, at] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~(\d{0,14})$/.exec(cursor) ?? [];
  if (id === undefined || at === undefined)
    throw new AppError('invalid', 'bad_cursor', 'That page does not exist.');
  return { id, answeredAt: at === '' ? null : new Date(Number(at)) };
}
