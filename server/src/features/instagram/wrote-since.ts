// Whether a person has written to an account: one definition, as a condition, for every check before sending.
import { type SQL, sql } from 'drizzle-orm';
import { heardFrom, instagramAccounts, instagramConnections } from '../../db/schema.ts';

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
export function wroteSince(writing: Writing, since: Date | null = null): SQL {
  return wrote(writing, since ? sql`h.at > ${since.toISOString()}::timestamptz` : sql`true`);
}

/** The same, but it counts when this user could first be told: what was said to another holder, only once the account was theirs. */
export function toldSince(writing: Writing, since: Date): SQL {
  const at = sql`${since.toISOString()}::timestamptz`;
  const isNewHere = sql`exists (
    select 1 from ${instagramAccounts} a join ${instagramConnections} c on c.ref = a.connection_ref
    where a.user_id = ${writing.userId} and a.state = 'connected' and c.connected_at > ${at}
  )`;
  return wrote(writing, sql`(h.at > ${at} or h.user_id <> ${writing.userId} and ${isNewHere})`);
}

function wrote({ userId, username, recipientId }: Writing, condition: SQL): SQL {
  const theirs = sql`select a.account from ${instagramAccounts} a where a.user_id = ${userId} and a.state = 'connected'`;
  // With `offset 0` it is looked up each time, by its index, and never by reading the whole table once.
  const told = (who: SQL) =>
    sql`exists (select 1 from ${heardFrom} h where ${who} and (h.user_id = ${userId} or h.sender = (${theirs})) and h.revoked_by is distinct from ${userId} and ${condition} offset 0)`;
  const byName = told(sql`h.username = ${username}`);
  return recipientId === null ? byName : sql`(${byName} or ${told(sql`h.recipient_id = ${recipientId}`)})`;
}
