// All SQL about projects. Every query carries the owner.
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { runPrepared } from '../../db/run-prepared.ts';
import { projects } from '../../db/schema.ts';

export type ProjectRow = Omit<typeof projects.$inferSelect, 'deletedAt'>;
export type ProjectChange = Partial<Pick<ProjectRow, 'name' | 'productInfo' | 'offerInfo' | 'sendingMode'>>;

const { deletedAt, ...shown } = getTableColumns(projects);

const live = (userId: string) => and(eq(projects.userId, userId), isNull(deletedAt));
const mine = (userId: string, id: string) => and(live(userId), eq(projects.id, id));

export function listProjects(db: Queryable, userId: string): Promise<ProjectRow[]> {
  return db.select(shown).from(projects).where(live(userId)).orderBy(desc(projects.id));
}

/** Locked until the transaction ends, so that concurrent creations count each other. */
export async function lockProjectsOf(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('projects:' || ${userId}, 0))`);
}

export async function countProjects(db: Queryable, userId: string): Promise<number> {
  return db.$count(projects, live(userId));
}

export async function insertProject(db: Queryable, row: ProjectRow): Promise<void> {
  await db.insert(projects).values(row);
}

export async function findProjectRow(
  db: Queryable,
  userId: string,
  id: string,
): Promise<ProjectRow | undefined> {
  // Plain SQL, because nearly every call needs it: building the query would take longer than running it.
  const { rows } = await runPrepared<Omit<ProjectRow, 'createdAt'> & { createdAt: string }>(
    db,
    'live_project',
    sql`
    select id, user_id as "userId", name, product_info as "productInfo", offer_info as "offerInfo",
      sending_mode as "sendingMode", created_at as "createdAt"
    from projects where user_id = ${userId} and id = ${id} and deleted_at is null`,
  );
  return rows[0] && { ...rows[0], createdAt: new Date(rows[0].createdAt) };
}

export async function updateProjectRow(
  db: Queryable,
  userId: string,
  id: string,
  change: ProjectChange,
): Promise<ProjectRow | undefined> {
  const [row] = await db.update(projects).set(change).where(mine(userId, id)).returning(shown);
  return row;
}

export async function updateAllProjects(db: Queryable, userId: string, change: ProjectChange): Promise<void> {
  await db.update(projects).set(change).where(live(userId));
}

/** False if there is none, or it was deleted before. */
export async function hideProject(tx: Tx, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(projects)
    .set({ deletedAt: now })
    .where(mine(userId, id))
    .returning({ id: projects.id });
  return rows.length === 1;
}

export async function hideProjectsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(projects).set({ deletedAt: now }).where(live(userId));
}
