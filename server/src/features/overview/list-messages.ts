import { AppError } from '../../lib/errors.ts';
import type { MessageRow } from '../message/message.repo.ts';
import { countMatches } from './count-matches.ts';
import type { OverviewDeps } from './deps.ts';
import { findSearch } from './find-search.ts';
import type { MessageFilter } from './message-filter.ts';
import {
  countAmongFirst,
  listMessagePage,
  type MessageCursor,
  type MessageSort,
  type Page,
} from './message-list.repo.ts';
import { type AskedFilter, resolveFilter } from './resolve-filter.ts';

/** `isLeast`: there may be more; counting them would take longer than finding the first. */
export type Total = { n: number; isLeast: boolean };
export type MessagePage = { messages: MessageRow[]; total: Total; nextCursor: string | undefined };

type Listed = { rows: MessageRow[]; total: Total };

/** The total is counted for the first page and travels with the cursor. */
export async function listMessages(
  deps: OverviewDeps,
  asked: AskedFilter,
  { sort, limit, cursor }: { sort: MessageSort; limit: number; cursor?: string | undefined },
): Promise<MessagePage> {
  const { after, total: counted } = cursor === undefined ? {} : readCursor(cursor);
  const filter = await resolveFilter(deps, asked);
  // One more than requested tells whether there is a next page.
  const page = { sort, limit: limit + 1, after };
  const { rows, total } = await (filter.search === undefined ? listAll : search)(deps, filter, page, counted);
  const messages = rows.slice(0, limit);
  const last = messages.at(-1);
  return { messages, total, nextCursor: last && rows.length > limit ? writeCursor(last, total) : undefined };
}

async function listAll(
  { db }: Pick<OverviewDeps, 'db'>,
  filter: MessageFilter,
  page: Page,
  counted?: Total,
): Promise<Listed> {
  const [rows, total] = await Promise.all([
    listMessagePage(db, filter, page),
    counted ?? exactly(countMatches(db, filter)),
  ]);
  return { rows, total };
}

/** Frequent words fill a page from the first few messages; only rarer ones are worth the index. */
const lookedAtFirst = 1_000;

async function search(
  { db }: Pick<OverviewDeps, 'db'>,
  filter: MessageFilter,
  page: Page,
  counted?: Total,
): Promise<Listed> {
  const [rows, first] = await Promise.all([
    listMessagePage(db, filter, page, lookedAtFirst),
    countAmongFirst(db, filter, page, lookedAtFirst),
  ]);
  const isAll = first.looked < lookedAtFirst;
  if (isAll || rows.length === page.limit)
    return { rows, total: counted ?? { n: first.found, isLeast: !isAll } };
  const found = await findSearch(db, filter);
  if (found.ids) return listAll({ db }, found, page, counted);
  const rest = await listMessagePage(db, found, page);
  const isLeast = rest.length === page.limit || page.after !== undefined;
  return { rows: rest, total: counted ?? { n: Math.max(first.found, rest.length), isLeast } };
}

async function exactly(counting: Promise<number>): Promise<Total> {
  return { n: await counting, isLeast: false };
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

function writeCursor({ id, username }: MessageCursor, { n, isLeast }: Total): string {
  return `${id}~${username}~${n}${isLeast ? '-' : ''}`;
}

const cursorPattern =
  /^(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})~(?<username>[a-z0-9._]{1,30})(?:~(?<n>\d{1,9})(?<least>-?))?$/;

/** One without a total is from before totals travelled along. */
function readCursor(cursor: string): { after: MessageCursor; total?: Total } {
  const { id, username, n, least } = cursorPattern.exec(cursor)?.groups ?? {};
  if (id === undefined || username === undefined)
    throw new AppError('invalid', 'bad_cursor', 'That page does not exist.');
  return { after: { id, username }, ...(n && { total: { n: Number(n), isLeast: least === '-' } }) };
}
