// All SQL about the accounts that send.
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { instagramAccounts, instagramConnections, sendingPaces } from '../../db/schema.ts';

export type InstagramAccount = typeof instagramAccounts.$inferSelect;
export type SendingPace = typeof sendingPaces.$inferSelect;

export async function findInstagramAccount(
  db: Queryable,
  userId: string,
): Promise<InstagramAccount | undefined> {
  const [row] = await db.select().from(instagramAccounts).where(eq(instagramAccounts.userId, userId));
  return row;
}

/** Whoever holds this lock is the only one that may begin to send for the account. */
export async function lockInstagramAccount(tx: Tx, userId: string): Promise<InstagramAccount | undefined> {
  const [row] = await tx
    .select()
    .from(instagramAccounts)
    .where(eq(instagramAccounts.userId, userId))
    .for('update');
  return row;
}

/** Those who want the same account take turns, so that each sees whether another has it. */
export async function lockAccountName(tx: Tx, username: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('instagram:' || ${username}, 0))`);
}

const ofOthers = (userId: string) => ne(instagramAccounts.userId, userId);

/** Who else has it. They are never named to whoever wants it. */
export async function findHolder(
  db: Queryable,
  { userId, username }: { userId: string; username: string },
): Promise<InstagramAccount | undefined> {
  const connected = and(eq(instagramAccounts.username, username), eq(instagramAccounts.state, 'connected'));
  const [row] = await db
    .select()
    .from(instagramAccounts)
    .where(and(ofOthers(userId), connected));
  return row;
}

/** Of nobody in particular: that somebody has it is all that is told. */
export async function isConnectedByOther(
  tx: Tx,
  account: { userId: string; username: string },
): Promise<boolean> {
  return (await findHolder(tx, account)) !== undefined;
}

/** Whether the sender gave the same connection to somebody else, who still has it. */
export async function isConnectionOfOther(tx: Tx, userId: string, connectionRef: string): Promise<boolean> {
  const theirs = and(
    eq(instagramAccounts.connectionRef, connectionRef),
    eq(instagramAccounts.state, 'connected'),
  );
  return (await tx.$count(instagramAccounts, and(ofOthers(userId), theirs))) > 0;
}

/** From somebody who lost it, and would have it back as soon as its new owner is let in. */
export async function takeConnection(tx: Tx, userId: string, connectionRef: string): Promise<void> {
  await tx
    .update(instagramAccounts)
    .set({ connection: null, connectionRef: null })
    .where(and(ofOthers(userId), eq(instagramAccounts.connectionRef, connectionRef)));
}

export async function isInUse(db: Queryable, connectionRef: string): Promise<boolean> {
  return (await db.$count(instagramAccounts, eq(instagramAccounts.connectionRef, connectionRef))) > 0;
}

/** Whose connection it is, or was. */
export async function findConnection(
  db: Queryable,
  ref: string,
): Promise<{ userId: string; username: string; connectedAt: Date } | undefined> {
  const [row] = await db.select().from(instagramConnections).where(eq(instagramConnections.ref, ref));
  return row;
}

export async function hasConnected(db: Queryable, userId: string): Promise<boolean> {
  const ofThem = eq(instagramConnections.userId, userId);
  return (await db.$count(instagramConnections, ofThem)) > 0;
}

/** The sender gives a name out once; should it come back, it means whoever has it now. */
export async function saveConnection(
  db: Queryable,
  row: typeof instagramConnections.$inferInsert,
): Promise<void> {
  const { ref: target } = instagramConnections;
  await db.insert(instagramConnections).values(row).onConflictDoUpdate({ target, set: row });
}

/** Another account than before begins with the question about what waits for others. */
export async function saveInstagramAccount(
  db: Queryable,
  row: typeof instagramAccounts.$inferInsert,
): Promise<void> {
  const sameAccount = sql`${instagramAccounts.username} = excluded.username`;
  await db
    .insert(instagramAccounts)
    .values(row)
    .onConflictDoUpdate({
      target: instagramAccounts.userId,
      set: {
        username: row.username,
        state: row.state,
        connection: row.connection ?? null,
        connectionRef: row.connectionRef ?? null,
        pending: row.pending ?? null,
        timeZone: row.timeZone,
        ...(row.dayTo && { dayFrom: row.dayFrom, dayTo: row.dayTo }),
        othersLeft: sql`${sameAccount} and ${instagramAccounts.othersLeft}`,
      },
    });
}

export async function updateInstagramAccount(
  db: Queryable,
  userId: string,
  change: Partial<InstagramAccount>,
): Promise<void> {
  await db.update(instagramAccounts).set(change).where(eq(instagramAccounts.userId, userId));
}

const paceOf = ({ userId, username }: { userId: string; username: string }) =>
  and(eq(sendingPaces.userId, userId), eq(sendingPaces.username, username));

export async function findPace(
  db: Queryable,
  account: { userId: string; username: string },
): Promise<SendingPace | undefined> {
  const [row] = await db.select().from(sendingPaces).where(paceOf(account));
  return row;
}

/** An account that was connected before, by whomever, goes on where it was. What this person chose for `like` holds for it too. */
export async function beginPace(
  tx: Tx,
  { userId, username, firstConnectedAt }: Pick<SendingPace, 'userId' | 'username' | 'firstConnectedAt'>,
  like: string | undefined,
): Promise<void> {
  await tx.execute(sql`
    with chosen as (
      select hours_from, hours_to, weekdays, daily_cap from sending_paces where user_id = ${userId} and username = ${like ?? null}
    ), come as (
      select min(first_connected_at) as first, max(frozen_until) as frozen, max(next_send_at) as next,
        coalesce(max(unknown_in_a_row), 0) as unknown, max(last_unknown_at) as last_unknown
      from sending_paces where username = ${username}
    )
    insert into sending_paces (user_id, username, first_connected_at, frozen_until, next_send_at, unknown_in_a_row, last_unknown_at,
      hours_from, hours_to, weekdays, daily_cap)
    select ${userId}::uuid, ${username}::text, coalesce(first, ${firstConnectedAt.toISOString()}::timestamptz), frozen, next, unknown, last_unknown,
      hours_from, hours_to, weekdays, daily_cap
    from come left join chosen on true
    on conflict do nothing`);
}

export type Choices = Pick<SendingPace, 'hoursFrom' | 'hoursTo' | 'weekdays' | 'dailyCap'>;

/** Theirs alone: somebody else who has the account at another time chooses for themselves. */
export async function updateChoices(
  tx: Tx,
  account: { userId: string; username: string },
  choices: Partial<Choices>,
): Promise<void> {
  await tx.update(sendingPaces).set(choices).where(paceOf(account));
}

/** For everybody who ever used the account: Instagram knows one of it, not one for each of them. */
export async function updatePace(
  tx: Tx,
  username: string,
  change: Partial<Pick<SendingPace, 'frozenUntil' | 'nextSendAt' | 'unknownInARow' | 'lastUnknownAt'>>,
): Promise<void> {
  await tx.update(sendingPaces).set(change).where(eq(sendingPaces.username, username));
}

export async function clearUnknown(tx: Tx, username: string): Promise<void> {
  await tx
    .update(sendingPaces)
    .set({ unknownInARow: 0 })
    .where(and(eq(sendingPaces.username, username), gt(sendingPaces.unknownInARow, 0)));
}
