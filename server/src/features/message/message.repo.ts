// All SQL about messages. Every query carries the owner.
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
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { deliveries, messages, projects } from '../../db/schema.ts';
import {
  deliveredText,
  isByHand,
  itsDelivery,
  matching,
  type MessageFilter,
  type Outlet,
  stateOf,
  type TellingState,
} from '../overview/message-filter.ts';

export type MessageRow = typeof messages.$inferSelect;
export type MessageSort = 'newest' | 'az';
export type MessageCursor = { id: string; username: string };

const mine = (userId: string, id: string) => and(eq(messages.userId, userId), eq(messages.id, id));
/** One parameter for all of them: there may be thousands. */
const among = (names: readonly string[]) => sql`${messages.username} = any(${sql.param(names)}::text[])`;

export async function insertMessage(
  tx: Tx,
  row: Omit<MessageRow, 'sentAt' | 'answeredAt' | 'editedAt' | 'freeRewrites'>,
): Promise<MessageRow> {
  const [inserted] = await tx.insert(messages).values(row).returning();
  return inserted!;
}

export async function findMessageRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(mine(userId, id));
  return row;
}

export async function findLatestMessage(
  db: Queryable,
  userId: string,
  projectId: string,
  username: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(eq(messages.userId, userId), eq(messages.projectId, projectId), eq(messages.username, username)),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return row;
}

/** Of these names, when each was last written to in the project. */
export async function listWrittenDates(
  db: Queryable,
  userId: string,
  projectId: string,
  names: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .select({ username: messages.username, at: max(messages.createdAt) })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.projectId, projectId), among(names)))
    .groupBy(messages.username);
  return new Map(rows.flatMap(({ username, at }) => (at ? [[username, at] as const] : [])));
}

/** Of these names, the other projects in which each was written to: the latest three, by name. */
export async function listOtherProjects(
  db: Queryable,
  userId: string,
  projectId: string,
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const latest = max(messages.createdAt);
  const written = db
    .select({
      username: messages.username,
      name: projects.name,
      place: sql<number>`row_number() over (partition by ${messages.username} order by ${latest} desc)`.as(
        'place',
      ),
    })
    .from(messages)
    .innerJoin(projects, and(eq(projects.id, messages.projectId), eq(projects.userId, userId)))
    .where(and(eq(messages.userId, userId), ne(messages.projectId, projectId), among(names)))
    .groupBy(messages.username, projects.id)
    .as('written');
  const rows = await db.select().from(written).where(lte(written.place, 3)).orderBy(asc(written.place));
  const others = new Map<string, string[]>();
  for (const { username, name } of rows) others.set(username, [...(others.get(username) ?? []), name]);
  return others;
}

export async function updateMessageRow(
  db: Queryable,
  where: { userId: string; id: string; projectId?: string },
  change: Partial<Omit<MessageRow, 'id' | 'userId' | 'projectId'>>,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .update(messages)
    .set(change)
    .where(
      and(
        mine(where.userId, where.id),
        where.projectId ? eq(messages.projectId, where.projectId) : undefined,
      ),
    )
    .returning();
  return row;
}

const these = (userId: string, ids: readonly string[]) =>
  and(eq(messages.userId, userId), sql`${messages.id} = any(${sql.param(ids)}::uuid[])`);

export async function moveMessageRows(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  projectId: string,
): Promise<void> {
  await tx.update(messages).set({ projectId }).where(these(userId, ids));
}

export async function deleteMessageRows(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(messages).where(these(userId, ids));
}

/** Locked until the caller is done, so that no text is lost between a look at it and a change. */
export async function lockMessageRow(
  tx: Tx,
  where: { userId: string; id: string; projectId?: string },
): Promise<MessageRow | undefined> {
  const inProject = where.projectId ? eq(messages.projectId, where.projectId) : undefined;
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(mine(where.userId, where.id), inProject))
    .for('update');
  return row;
}

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

export type ToldMessage = MessageRow & {
  state: TellingState | null;
  isByHand: boolean;
  deliveredText: string | null;
};

/** With what became of each, newest first. */
export function listToldMessages(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  outlet: Outlet,
): Promise<ToldMessage[]> {
  return db
    .select({
      ...getTableColumns(messages),
      state: stateOf(outlet),
      isByHand: sql<boolean>`${isByHand}`,
      deliveredText,
    })
    .from(messages)
    .leftJoin(deliveries, itsDelivery)
    .where(these(userId, ids))
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

export async function listRecentTexts(
  db: Queryable,
  userId: string,
  projectId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.projectId, projectId)))
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.map(({ text }) => text);
}

/** Where the next page begins. */
function beyond(sort: MessageSort, { id, username }: MessageCursor): SQL | undefined {
  if (sort === 'newest') return lt(messages.id, id);
  return or(gt(messages.username, username), and(eq(messages.username, username), gt(messages.id, id)));
}
