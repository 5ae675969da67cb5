// All SQL that lists messages by state. Every query carries the owner.
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  lt,
  lte,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { belongsTo } from '../../db/belongs-to.ts';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { deliveries, messages, messageSearch } from '../../db/schema.ts';
import type { MessageRow } from '../message/message.repo.ts';
import { inLiveProject } from '../project/in-live-project.ts';
import {
  deliveredText,
  inScope,
  isByHand,
  itsDelivery,
  type MainState,
  matching,
  type MessageFilter,
  patternOf,
  stateOf,
} from './message-filter.ts';

export type MessageSort = 'newest' | 'az';
export type MessageCursor = { id: string; username: string };

export type Page = { sort: MessageSort; limit: number; after?: MessageCursor | undefined };

/** With `among`, only that many of the scope are read. */
export function listMessagePage(
  db: Queryable,
  filter: MessageFilter,
  page: Page,
  among?: number,
): Promise<MessageRow[]> {
  const { sort, limit, after } = page;
  if (among === undefined && isPlain(filter)) return listPlainPage(db, filter, page);
  const looked = among === undefined ? messages : firstOf(db, filter, page, among);
  return db
    .select(getTableColumns(messages))
    .from(looked)
    .leftJoin(deliveries, itsDelivery)
    .where(and(...matching(filter), after && beyond(sort, after)))
    .orderBy(...orderOf(sort))
    .limit(limit);
}

/** Without any filter, as most lists are opened. */
function isPlain(filter: MessageFilter): boolean {
  const filtersNothing = new Set(['userId', 'projectId', 'activeSender']);
  return Object.entries(filter).every(([name, value]) => value === undefined || filtersNothing.has(name));
}

function listPlainPage(
  db: Queryable,
  { userId, projectId }: MessageFilter,
  { sort, limit, after }: Page,
): Promise<MessageRow[]> {
  const scope = projectId ? 'project' : 'user';
  const place = after ? 'next' : 'first';
  const page = plainPages[`${scope} ${sort} ${place}` as const];
  return page(db).execute({ userId, projectId, limit, ...after });
}

const asked = sql.placeholder;

/** The same conditions as elsewhere, built once. */
const plainPage = (scope: 'project' | 'user', sort: MessageSort, place: 'first' | 'next') =>
  prepareOnce((db) =>
    db
      .select(getTableColumns(messages))
      .from(messages)
      .where(
        and(
          ...(scope === 'project'
            ? [belongsTo(messages.userId, asked('userId')), eq(messages.projectId, asked('projectId'))]
            : [eq(messages.userId, asked('userId'))]),
          inLiveProject(asked('userId'), messages.projectId),
          place === 'next' ? beyond(sort, { id: asked('id'), username: asked('username') }) : undefined,
        ),
      )
      .orderBy(...orderOf(sort))
      .limit(asked('limit'))
      .prepare(`messages_of_${scope}_${sort}_${place}`),
  );

const plainPages = {
  'user newest first': plainPage('user', 'newest', 'first'),
  'user newest next': plainPage('user', 'newest', 'next'),
  'user az first': plainPage('user', 'az', 'first'),
  'user az next': plainPage('user', 'az', 'next'),
  'project newest first': plainPage('project', 'newest', 'first'),
  'project newest next': plainPage('project', 'newest', 'next'),
  'project az first': plainPage('project', 'az', 'first'),
  'project az next': plainPage('project', 'az', 'next'),
};

/** How many of the first `among` of the scope there are, and how many of them match. */
export async function countAmongFirst(
  db: Queryable,
  filter: MessageFilter,
  page: Page,
  among: number,
): Promise<{ looked: number; found: number }> {
  const [row] = await db
    .select({
      looked: count(),
      found: sql<number>`(count(*) filter (where ${and(...matching(filter))}))::int`,
    })
    .from(firstOf(db, filter, page, among))
    .leftJoin(deliveries, itsDelivery);
  return row ?? { looked: 0, found: 0 };
}

/** Under the table's own name, so that the same conditions apply. */
function firstOf(db: Queryable, filter: MessageFilter, { sort, after }: Page, among: number) {
  return db
    .select()
    .from(messages)
    .where(and(...inScope(filter), after && beyond(sort, after)))
    .orderBy(...orderOf(sort))
    .limit(among)
    .as('messages');
}

function orderOf(sort: MessageSort): SQL[] {
  return sort === 'az' ? [asc(messages.username), asc(messages.id)] : [desc(messages.id)];
}

/** Up to `most` messages that a search finds, in no order. Materialized, so that the limit does not tempt the planner to read the whole table. */
export async function listFound(
  db: Queryable,
  userId: string,
  search: string,
  most: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (
      select message_id as id from ${messageSearch} where user_id = ${userId} and text ilike ${patternOf(search)}
    )
    select id from found limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Newest first. */
export async function listMessageIds(db: Queryable, filter: MessageFilter, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .leftJoin(deliveries, itsDelivery)
    .where(and(...matching(filter)))
    .orderBy(desc(messages.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export type MessageWithState = MessageRow & {
  state: MainState | null;
  isByHand: boolean;
  deliveredText: string | null;
};

/** With the state of each, newest first. */
export function listMessagesWithState(
  db: Queryable,
  filter: MessageFilter,
  { limit, after, upTo }: { limit: number; after?: MessageCursor | undefined; upTo?: string | undefined },
): Promise<MessageWithState[]> {
  return db
    .select({
      ...getTableColumns(messages),
      state: stateOf(filter.activeSender ?? null),
      isByHand: sql<boolean>`${isByHand}`,
      deliveredText,
    })
    .from(messages)
    .leftJoin(deliveries, itsDelivery)
    .where(
      and(...matching(filter), after && lt(messages.id, after.id), upTo ? lte(messages.id, upTo) : undefined),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
}

/** Where the next page starts. */
function beyond(
  sort: MessageSort,
  { id, username }: MessageCursor | Record<keyof MessageCursor, Placeholder>,
): SQL | undefined {
  if (sort === 'newest') return lt(messages.id, id);
  return or(gt(messages.username, username), and(eq(messages.username, username), gt(messages.id, id)));
}
