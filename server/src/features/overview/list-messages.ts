import { AppError } from '../../lib/errors.ts';
import type { MessageRow } from '../message/message.repo.ts';
import type { OverviewDeps } from './deps.ts';
import type { MessageFilter } from './message-filter.ts';
import { countMessages, listMessagePage, type MessageCursor, type MessageSort } from './message-list.repo.ts';
import { type AskedFilter, resolveFilter } from './resolve-filter.ts';

export type MessagePage = { messages: MessageRow[]; total: number; nextCursor: string | undefined };

export async function listMessages(
  deps: OverviewDeps,
  asked: AskedFilter,
  page: { sort: MessageSort; limit: number; cursor?: string | undefined },
): Promise<MessagePage> {
  const after = page.cursor === undefined ? undefined : readCursor(page.cursor);
  const filter = await resolveFilter(deps, asked);
  const [rows, total] = await Promise.all([
    // One more than requested tells whether there is a next page.
    listMessagePage(deps.db, filter, { sort: page.sort, limit: page.limit + 1, after }),
    countMessages(deps.db, filter),
  ]);
  const messages = rows.slice(0, page.limit);
  const last = messages.at(-1);
  return { messages, total, nextCursor: last && rows.length > page.limit ? writeCursor(last) : undefined };
}

export const batchSize = 500;

/** All of them, in batches, so that memory use stays constant. */
export async function* streamMessages(
  deps: Pick<OverviewDeps, 'db'>,
  filter: MessageFilter,
  size = batchSize,
): AsyncGenerator<MessageRow[]> {
  let after: MessageCursor | undefined;
  for (;;) {
    const rows = await listMessagePage(deps.db, filter, { sort: 'newest', limit: size, after });
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    after = rows.at(-1);
  }
}

function writeCursor({ id, username }: MessageCursor): string {
  return `${id}~${username}`;
}

function readCursor(cursor: string): MessageCursor {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~([a-z0-9._]{1,30})$/.exec(cursor);
  if (!match) throw new AppError('invalid', 'bad_cursor', 'That page does not exist.');
  return { id: match[1]!, username: match[2]! };
}
