// Whether a person has written to an account: one definition, as a condition, for every check before sending.
import { type SQL, sql } from 'drizzle-orm';
import { heardFrom, instagramAccounts } from '../../db/schema.ts';

type Value = SQL | string;
/**
 * The sender and the recipient, as values or as columns qualified with their table, because the inner query has columns of the same names.
 */
export type Writing = { userId: Value; username: Value; recipientId: Value | null };

/** Columns of the table itself, if it has no alias. */
export const ofDelivery: Writing = {
  userId: sql`deliveries.user_id`,
  username: sql`deliveries.username`,
  recipientId: sql`deliveries.recipient_id`,
};

/**
 * To any account that this user had then, or to their present one, whoever had it then; after the given time, if any. An opt-out that
 * this user revoked doesn't count. Two subqueries, so that each uses its index.
 */
export function wroteSince({ userId, username, recipientId }: Writing, since: Date | null = null): SQL {
  const theirs = sql`select a.account from ${instagramAccounts} a where a.user_id = ${userId} and a.state = 'connected'`;
  const later = since ? sql`and h.at > ${since.toISOString()}::timestamptz` : sql``;
  const told = (who: SQL) =>
    sql`exists (select 1 from ${heardFrom} h where ${who} and (h.user_id = ${userId} or h.sender = (${theirs})) and h.revoked_by is distinct from ${userId} ${later})`;
  const byName = told(sql`h.username = ${username}`);
  return recipientId === null ? byName : sql`(${byName} or ${told(sql`h.recipient_id = ${recipientId}`)})`;
}
