// Whether somebody has written to an account: one definition, as a condition, for everybody who is about to write to them.
import { type SQL, sql } from 'drizzle-orm';
import { heardFrom, instagramAccounts } from '../../db/schema.ts';

type Value = SQL | string;
/** Who is about to write, and to whom. As values, or as columns with the name of their table: inside, others have the same names. */
export type Writing = { userId: Value; username: Value; recipientId: Value | null };

/** Of the table itself, where it has no other name. */
export const ofDelivery: Writing = {
  userId: sql`deliveries.user_id`,
  username: sql`deliveries.username`,
  recipientId: sql`deliveries.recipient_id`,
};

/**
 * To any account that this person had then, or to the one that they have now, whoever had it then; after that moment, if one is given.
 * Two questions, so that each has its index.
 */
export function wroteSince({ userId, username, recipientId }: Writing, since: Date | null = null): SQL {
  const theirs = sql`select a.account from ${instagramAccounts} a where a.user_id = ${userId} and a.state = 'connected'`;
  const later = since ? sql`and h.at > ${since.toISOString()}::timestamptz` : sql``;
  const told = (who: SQL) =>
    sql`exists (select 1 from ${heardFrom} h where ${who} and (h.user_id = ${userId} or h.sender = (${theirs})) ${later})`;
  const byName = told(sql`h.username = ${username}`);
  return recipientId === null ? byName : sql`(${byName} or ${told(sql`h.recipient_id = ${recipientId}`)})`;
}
