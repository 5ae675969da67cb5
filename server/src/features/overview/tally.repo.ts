// All SQL about tallies: how many rows of each kind a user has, kept by triggers (see the migration).
import { isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { StoredFit } from '../../db/documents.ts';
import { projects, tallies } from '../../db/schema.ts';

export type Tally = {
  of: 'message' | 'delivery';
  status: string | null;
  sender: string | null;
  sent: boolean;
  answered: boolean;
  interested: boolean;
  hasReason: boolean;
  isApproved: boolean;
  n: number;
};

type Of = { projectId?: string | undefined; fit?: StoredFit | undefined; variant?: string | undefined };

/** Of one project, or of all that are not deleted. */
export async function listTallies(
  db: Queryable,
  userId: string,
  { projectId, fit, variant }: Of,
): Promise<Tally[]> {
  // Plain SQL, because every list needs it: building the query would take longer than running it.
  const { rows } = await db.execute<Tally>(sql`
    select "of", status, sender, sent, answered, interested, has_reason as "hasReason", is_approved as "isApproved", sum(n)::int as n
    from "tallies" where user_id = ${userId} and project_id is not null
      ${projectId === undefined ? sql`` : sql`and project_id = ${projectId}`} ${fit === undefined ? sql`` : sql`and fit = ${fit}`}
      ${variant === undefined ? sql`` : sql`and variant = ${variant}`}
      and project_id <> all(array(select gone.id from projects gone where gone.user_id = ${userId} and gone.deleted_at is not null))
    group by 1, 2, 3, 4, 5, 6, 7, 8`);
  return rows;
}

export type ProjectResults = { projectId: string; sent: number; answered: number; interested: number };

/** Of every project with messages that is not deleted. */
export async function listProjectResults(db: Queryable, userId: string): Promise<ProjectResults[]> {
  const { rows } = await db.execute<ProjectResults>(sql`
    select project_id as "projectId", coalesce(sum(n) filter (where sent), 0)::int as sent,
      coalesce(sum(n) filter (where answered), 0)::int as answered, coalesce(sum(n) filter (where interested), 0)::int as interested
    from ${tallies} where user_id = ${userId} and "of" = 'message' and project_id is not null and not ${inDeleted(userId)}
    group by 1 having sum(n) > 0`);
  return rows;
}

export type GoneCounts = {
  listed: number;
  sent: number;
  byHand: number;
  answered: number;
  interested: number;
  failed: number;
};

/** Outcomes of messages that are deleted, or about to be with their project; and how many messages are listed. */
export async function countGoneTallies(db: Queryable, userId: string): Promise<GoneCounts> {
  const gone = sql`(${isNull(tallies.projectId)} or ${inDeleted(userId)})`;
  const sum = (which: SQL) => sql<number>`coalesce(sum(n) filter (where ${which}), 0)::int`;
  const ofMessage = sql`(${gone} and ${tallies.of} <> 'delivery')`;
  const sentByUs = sql`(${gone} and ${tallies.of} = 'delivery' and ${tallies.status} = 'sent' and ${tallies.sent})`;
  const { rows } = await db.execute<GoneCounts>(sql`
    select ${sum(sql`not ${gone} and ${tallies.of} = 'message'`)} as listed,
      ${sum(sql`${ofMessage} and ${tallies.sent}`)} as sent,
      ${sum(sql`${ofMessage} and ${tallies.sent} and (${tallies.byHand} or ${tallies.of} = 'message')`)} - ${sum(sentByUs)} as "byHand",
      ${sum(sql`${ofMessage} and ${tallies.answered}`)} as answered,
      ${sum(sql`${ofMessage} and ${tallies.interested}`)} as interested,
      ${sum(sql`${gone} and (${tallies.failed} or ${tallies.status} = 'failed')`)} as failed
    from ${tallies} where ${tallies.userId} = ${userId}`);
  return rows[0]!;
}

/** Looked up once per statement. */
const inDeleted = (userId: string) =>
  sql`(${tallies.projectId} is not null and ${tallies.projectId} = any(array(select gone.id from ${projects} gone where gone.user_id = ${userId} and gone.deleted_at is not null)))`;

/** Users with changes that are not folded yet. */
export async function listUnfoldedUsers(db: Queryable, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: tallies.userId })
    .from(tallies)
    .where(sql`not ${tallies.folded}`)
    .limit(most);
  return rows.map(({ userId }) => userId);
}

/** In one statement, so that the sum is the same before and after. */
export async function foldTalliesOf(db: Db | Tx, userId: string): Promise<void> {
  const kind = sql.raw(
    'user_id, project_id, "of", fit, sent, answered, interested, variant, status, sender, has_reason, is_approved, by_hand, failed',
  );
  await db.execute(sql`
    with taken as (delete from ${tallies} where user_id = ${userId} returning *)
    insert into ${tallies} (${kind}, n, folded)
    select ${kind}, sum(n), true from taken group by ${kind} having sum(n) <> 0`);
}
