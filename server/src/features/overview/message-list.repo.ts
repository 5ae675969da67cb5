// All SQL that lists messages by state. Every query carries the owner.
import { and, asc, count, desc, eq, getTableColumns, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { deliveries, messages } from '../../db/schema.ts';
import type { MessageRow } from '../message/message.repo.ts';
import {
  deliveredText,
  isByHand,
  itsDelivery,
  matching,
  type MessageFilter,
  type ActiveSender,
  stateOf,
  type MainState,
} from './message-filter.ts';

export type MessageSort = 'newest' | 'az';
export type MessageCursor = { id: string; username: string };

export function listMessagePage(
  db: Queryable,
  filter: MessageFilter,
  page: { sort: MessageSort; limit: number; after?: MessageCursor | undefined },
): Promise<MessageRow[]> {
  return db
    .select(getTableColumns(messages))
    .from(messages)
    .leftJoin(deliveries, itsDelivery)
    .where(and(...matching(filter), page.after && beyond(page.sort, page.after)))
    .orderBy(...(page.sort === 'az' ? [asc(messages.username), asc(messages.id)] : [desc(messages.id)]))
    .limit(page.limit);
}

/** Newest first. */
export async function listMessageIds(db: Queryable, filter: MessageFilter): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .leftJoin(deliveries, itsDelivery)
    .where(and(...matching(filter)))
    .orderBy(desc(messages.id));
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
  userId: string,
  ids: readonly string[],
  activeSender: ActiveSender,
): Promise<MessageWithState[]> {
  return db
    .select({
      ...getTableColumns(messages),
      state: stateOf(activeSender),
      isByHand: sql<boolean>`${isByHand}`,
      deliveredText,
    })
    .from(messages)
    .leftJoin(deliveries, itsDelivery)
    .where(and(eq(messages.userId, userId), sql`${messages.id} = any(${sql.param(ids)}::uuid[])`))
    .orderBy(desc(messages.id));
}

export async function countMessages(db: Queryable, filter: MessageFilter): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(messages)
    .leftJoin(deliveries, itsDelivery)
    .where(and(...matching(filter)));
  return row?.n ?? 0;
}

/** Where the next page starts. */
function beyond(sort: MessageSort, { id, username }: MessageCursor): SQL | undefined {
  if (sort === 'newest') return lt(messages.id, id);
  return or(gt(messages.username, username), and(eq(messages.username, username), gt(messages.id, id)));
}
