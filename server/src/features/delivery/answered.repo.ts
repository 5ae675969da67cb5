// The SQL that finds out whether a person has answered any message of a user, by what was reported or marked.
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { type Addressee, idsOf } from '../instagram/known-by.ts';

/** After that time, by name or id, whichever message it is. Two subqueries, so that each uses its index. */
export async function wasAnsweredSince(
  db: Queryable,
  { userId, ...person }: Addressee & { userId: string },
  since: Date,
): Promise<boolean> {
  const later = sql`m.answered_at > ${since.toISOString()}::timestamptz`;
  const { rowCount } = await db.execute(sql`
    select 1 where exists (select 1 from messages m where m.user_id = ${userId} and m.username = ${person.username} and ${later} offset 0)
      or exists (select 1 from deliveries d join messages m on m.id = d.message_id and m.user_id = d.user_id
        where d.user_id = ${userId} and d.recipient_id = any(${sql.param(idsOf(person))}::text[]) and ${later} offset 0)`);
  return rowCount === 1;
}
