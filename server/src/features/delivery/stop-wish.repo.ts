// All SQL about stop wishes (opt-outs), by the account that was asked.
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { sendingPaces, stopWishes } from '../../db/schema.ts';
import { type Addressee, idsOf } from '../instagram/known-by.ts';

export type StopWish = typeof stopWishes.$inferInsert;
type Sender = { userId: string; account: string };

export async function insertWishes(tx: Tx, rows: StopWish[]): Promise<void> {
  const { userId, sender, username, recipientId } = stopWishes;
  const target = [userId, sender, username, recipientId];
  // Asked again, it applies to everybody again.
  if (rows.length > 0)
    await tx
      .insert(stopWishes)
      .values(rows)
      .onConflictDoUpdate({ target, set: { withdrawn: false, revokedBy: null } });
}

/** Told to this account, whoever had it then, or to any account of its owner. */
const askedOf = ({ userId, account: sender }: Sender) =>
  and(
    isNull(stopWishes.revokedBy),
    or(and(eq(stopWishes.userId, userId), eq(stopWishes.withdrawn, false)), eq(stopWishes.sender, sender)),
  );

export async function findWish(
  db: Queryable,
  account: Sender,
  person: Addressee,
): Promise<StopWish | undefined> {
  const { username, recipientId } = stopWishes;
  const isThem = or(eq(username, person.username), inArray(recipientId, idsOf(person)));
  const [row] = await db
    .select()
    .from(stopWishes)
    .where(and(askedOf(account), isThem))
    .limit(1);
  return row;
}

/** Which accounts they asked while only their id was known. */
export async function listAsked(tx: Tx, userId: string, recipientId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ sender: stopWishes.sender })
    .from(stopWishes)
    .where(
      and(
        eq(stopWishes.userId, userId),
        eq(stopWishes.recipientId, recipientId),
        isNull(stopWishes.revokedBy),
      ),
    );
  return rows.map(({ sender }) => sender);
}

/** For people known by id: from now on they are found by this name too. */
export async function nameWishes(tx: Tx, userId: string, person: Addressee): Promise<void> {
  await tx.execute(sql`
    insert into stop_wishes (user_id, sender, username, recipient_id, at, withdrawn)
    select user_id, sender, ${person.username}, recipient_id, min(at), bool_and(withdrawn) from stop_wishes
    where user_id = ${userId} and recipient_id = any(${sql.param(idsOf(person))}::text[]) and revoked_by is null
    group by user_id, sender, recipient_id
    on conflict (user_id, sender, username, recipient_id)
      do update set revoked_by = null, withdrawn = excluded.withdrawn where stop_wishes.revoked_by is not null`);
}

/** The user revokes it, under every name it was known by. What was told to an account that others have or had still applies to them. */
export async function revokeWishes(tx: Tx, account: Sender, username: string): Promise<StopWish[]> {
  const known = await tx
    .select({ id: stopWishes.recipientId })
    .from(stopWishes)
    .where(and(askedOf(account), eq(stopWishes.username, username), ne(stopWishes.recipientId, '')));
  const theirs = known.map(({ id }) => eq(stopWishes.recipientId, id));
  const those = and(askedOf(account), or(eq(stopWishes.username, username), ...theirs));
  const ofOthers = tx
    .select({ account: sendingPaces.account })
    .from(sendingPaces)
    .where(ne(sendingPaces.userId, account.userId));
  const holdsOn = and(those, ne(stopWishes.sender, account.account), inArray(stopWishes.sender, ofOthers));
  await tx.update(stopWishes).set({ withdrawn: true }).where(holdsOn);
  return tx.update(stopWishes).set({ revokedBy: account.userId }).where(those).returning();
}

/** The opposite, for people whom the user puts back on their list: under every name and id, as it was. */
export async function restoreWishes(tx: Tx, userId: string, usernames: string[]): Promise<void> {
  const names = sql`any(${sql.param(usernames)}::text[])`;
  const revoked = sql`(revoked_by = ${userId} or user_id = ${userId} and withdrawn)`;
  await tx.execute(sql`
    update stop_wishes set revoked_by = nullif(revoked_by, ${userId}), withdrawn = withdrawn and user_id <> ${userId}
    where ${revoked} and (username = ${names} or recipient_id in (
      select recipient_id from stop_wishes where ${revoked} and username = ${names} and recipient_id <> ''))`);
}
