// All SQL about sending accounts.
import { and, desc, eq, getTableColumns, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { runPrepared } from '../../db/run-prepared.ts';
import { instagramAccounts, instagramConnections, sendingPaces } from '../../db/schema.ts';

export type InstagramAccount = typeof instagramAccounts.$inferSelect;
export type SendingPace = typeof sendingPaces.$inferSelect;
/** A user and an account that they have or had. */
export type Sender = { userId: string; account: string };

export async function findInstagramAccount(
  db: Queryable,
  userId: string,
): Promise<InstagramAccount | undefined> {
  // Plain SQL, because every message and every turn of sending needs it: building the query would take longer than running it.
  const { rows } = await runPrepared<Omit<InstagramAccount, keyof Day> & Record<keyof Day, string | null>>(
    db,
    'instagram_account',
    sql`select ${everyColumn} from ${instagramAccounts} where user_id = ${userId}`,
  );
  const [row] = rows;
  return row && { ...row, dayFrom: asDate(row.dayFrom), dayTo: asDate(row.dayTo) };
}

type Day = Pick<InstagramAccount, 'dayFrom' | 'dayTo'>;

const everyColumn = sql.raw(
  Object.entries(getTableColumns(instagramAccounts))
    .map(([key, { name }]) => `${name} as "${key}"`)
    .join(', '),
);

function asDate(moment: string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** Only the holder of this lock may start to send for the account. */
export async function lockInstagramAccount(tx: Tx, userId: string): Promise<InstagramAccount | undefined> {
  const [row] = await tx
    .select()
    .from(instagramAccounts)
    .where(eq(instagramAccounts.userId, userId))
    .for('update');
  return row;
}

/** Serializes users who want the same account, so that each sees whether another has it. By its key: its name or its id. */
export async function lockAccount(tx: Tx, known: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('instagram:' || ${known}, 0))`);
}

const ofOthers = (userId: string) => ne(instagramAccounts.userId, userId);

/** Other users who have it. They are never named to anybody. */
export async function findHolder(
  db: Queryable,
  { userId, account }: Sender,
): Promise<InstagramAccount | undefined> {
  const connected = and(eq(instagramAccounts.account, account), eq(instagramAccounts.state, 'connected'));
  const [row] = await db
    .select()
    .from(instagramAccounts)
    .where(and(ofOthers(userId), connected));
  return row;
}

/** Who connected it last, even if they no longer have it. */
export async function findLastHolder(db: Queryable, account: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: instagramConnections.userId })
    .from(instagramConnections)
    .where(eq(instagramConnections.account, account))
    .orderBy(desc(instagramConnections.connectedAt))
    .limit(1);
  return row?.userId;
}

/** Whether another user has it, without revealing who. */
export async function isConnectedByOther(db: Queryable, wanted: Sender): Promise<boolean> {
  return (await findHolder(db, wanted)) !== undefined;
}

/** Whether the provider gave the same connection to another user, who still has it. */
export async function isConnectionOfOther(tx: Tx, userId: string, connectionRef: string): Promise<boolean> {
  const theirs = and(
    eq(instagramAccounts.connectionRef, connectionRef),
    eq(instagramAccounts.state, 'connected'),
  );
  return (await tx.$count(instagramAccounts, and(ofOthers(userId), theirs))) > 0;
}

/** Takes it from a user who lost it, and who would otherwise get it back when its new owner logs in. */
export async function takeConnection(tx: Tx, userId: string, connectionRef: string): Promise<void> {
  await tx
    .update(instagramAccounts)
    .set({ connection: null, connectionRef: null })
    .where(and(ofOthers(userId), eq(instagramAccounts.connectionRef, connectionRef)));
}

export async function isInUse(db: Queryable, connectionRef: string): Promise<boolean> {
  return (await db.$count(instagramAccounts, eq(instagramAccounts.connectionRef, connectionRef))) > 0;
}

/** The owner of a connection, including one that was given up since. */
export async function findConnection(
  db: Queryable,
  ref: string,
): Promise<(Sender & { connectedAt: Date; beganAt: Date; runningSince: Date }) | undefined> {
  const [row] = await db.select().from(instagramConnections).where(eq(instagramConnections.ref, ref));
  return row;
}

export async function hasConnected(db: Queryable, userId: string): Promise<boolean> {
  const ofThem = eq(instagramConnections.userId, userId);
  return (await db.$count(instagramConnections, ofThem)) > 0;
}

/**
 * The provider uses an id once; should it be reused, it means the present owner. If the same user logs in to the same account, it is
 * their earlier connection, resumed.
 */
export async function saveConnection(
  db: Queryable,
  connection: Pick<typeof instagramConnections.$inferInsert, 'ref' | 'userId' | 'account' | 'connectedAt'>,
): Promise<void> {
  const { ref: target } = instagramConnections;
  const row = { ...connection, beganAt: connection.connectedAt, runningSince: connection.connectedAt };
  const { userId, account, beganAt } = instagramConnections;
  const isResumed = sql`(${userId}, ${account}) = (excluded.user_id, excluded.account)`;
  const set = { ...row, beganAt: sql`case when ${isResumed} then ${beganAt} else excluded.began_at end` };
  await db.insert(instagramConnections).values(row).onConflictDoUpdate({ target, set });
}

export async function updateConnection(
  tx: Queryable,
  ref: string,
  change: Partial<Pick<typeof instagramConnections.$inferInsert, 'connectedAt' | 'runningSince'>>,
): Promise<void> {
  await tx.update(instagramConnections).set(change).where(eq(instagramConnections.ref, ref));
}

/** A different account starts with the question about messages that wait for earlier ones. */
export async function saveInstagramAccount(
  db: Queryable,
  row: typeof instagramAccounts.$inferInsert,
): Promise<void> {
  const sameAccount = sql`${instagramAccounts.account} = excluded.account`;
  await db
    .insert(instagramAccounts)
    .values(row)
    .onConflictDoUpdate({
      target: instagramAccounts.userId,
      set: {
        account: row.account ?? null,
        username: row.username,
        state: row.state,
        connection: row.connection ?? null,
        connectionRef: row.connectionRef ?? null,
        pending: row.pending ?? null,
        refused: null,
        timeZone: row.timeZone,
        ...(row.dayTo && { dayFrom: row.dayFrom, dayTo: row.dayTo }),
        othersLeft: sql`coalesce(${sameAccount} and ${instagramAccounts.othersLeft}, false)`,
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

const paceOf = ({ userId, account }: Sender) =>
  and(eq(sendingPaces.userId, userId), eq(sendingPaces.account, account));

export async function findPace(db: Queryable, sender: Sender): Promise<SendingPace | undefined> {
  const [row] = await db.select().from(sendingPaces).where(paceOf(sender));
  return row;
}

type Known = { username: string; ownId?: string | undefined };

/** The key of an account, whoever used it before. Its id is the most reliable; its name may belong to another account by now. */
export async function findAccount(db: Queryable, { username, ownId }: Known): Promise<string | undefined> {
  const named = eq(sendingPaces.username, username);
  const [row] = await db
    .select({ account: sendingPaces.account })
    .from(sendingPaces)
    .where(ownId ? or(eq(sendingPaces.ownId, ownId), and(named, isNull(sendingPaces.ownId))) : named)
    .orderBy(
      sql`(${sendingPaces.ownId} = ${ownId ?? null}) is true desc`,
      desc(sendingPaces.firstConnectedAt),
    )
    .limit(1);
  return row?.account;
}

export async function isTaken(tx: Tx, account: string): Promise<boolean> {
  return (await tx.$count(sendingPaces, eq(sendingPaces.account, account))) > 0;
}

/** For every user of the account. */
export async function nameAccount(tx: Tx, account: string, { username, ownId }: Known): Promise<void> {
  await tx
    .update(sendingPaces)
    .set({ username, ...(ownId && { ownId }) })
    .where(eq(sendingPaces.account, account));
}

/** The names of a user's accounts, by key. */
export async function listAccountNames(db: Queryable, userId: string): Promise<Map<string, string>> {
  const rows = await db.select().from(sendingPaces).where(eq(sendingPaces.userId, userId));
  return new Map(rows.map(({ account, username }) => [account, username]));
}

export async function findName(db: Queryable, account: string): Promise<string | undefined> {
  const [row] = await db
    .select({ username: sendingPaces.username })
    .from(sendingPaces)
    .where(eq(sendingPaces.account, account))
    .limit(1);
  return row?.username;
}

/** An account that was connected before, by any user, continues where it was. The user's settings for `like` are copied to it. */
export async function beginPace(
  tx: Tx,
  {
    userId,
    account,
    username,
    firstConnectedAt,
  }: Sender & Pick<SendingPace, 'username' | 'firstConnectedAt'>,
  like: string | null | undefined,
): Promise<void> {
  await tx.execute(sql`
    with chosen as (
      select hours_from, hours_to, weekdays, daily_cap from sending_paces where user_id = ${userId} and account = ${like ?? null}
    ), come as (
      select min(first_connected_at) as first, max(frozen_until) as frozen, max(next_send_at) as next, max(own_id) as own_id,
        coalesce(max(unknown_in_a_row), 0) as unknown, max(last_unknown_at) as last_unknown
      from sending_paces where account = ${account}
    )
    insert into sending_paces (user_id, account, username, own_id, first_connected_at, frozen_until, next_send_at, unknown_in_a_row,
      last_unknown_at, hours_from, hours_to, weekdays, daily_cap)
    select ${userId}::uuid, ${account}::text, ${username}::text, own_id, coalesce(first, ${firstConnectedAt.toISOString()}::timestamptz), frozen,
      next, unknown, last_unknown, hours_from, hours_to, weekdays, daily_cap
    from come left join chosen on true
    on conflict do nothing`);
}

export type Choices = Pick<SendingPace, 'hoursFrom' | 'hoursTo' | 'weekdays' | 'dailyCap'>;

/** For this user only: other users of the account have their own settings. */
export async function updateChoices(tx: Tx, sender: Sender, choices: Partial<Choices>): Promise<void> {
  await tx.update(sendingPaces).set(choices).where(paceOf(sender));
}

/** For every user of the account, because to Instagram it is one account. */
export async function updatePace(
  tx: Tx,
  account: string,
  change: Partial<Pick<SendingPace, 'frozenUntil' | 'unknownInARow' | 'lastUnknownAt'>>,
): Promise<void> {
  await tx.update(sendingPaces).set(change).where(eq(sendingPaces.account, account));
}

export async function postponeNextSend(tx: Tx, account: string, at: Date): Promise<void> {
  const later = sql`greatest(${sendingPaces.nextSendAt}, ${at.toISOString()}::timestamptz)`;
  await tx.update(sendingPaces).set({ nextSendAt: later }).where(eq(sendingPaces.account, account));
}

export async function clearUnknown(tx: Tx, account: string): Promise<void> {
  await tx
    .update(sendingPaces)
    .set({ unknownInARow: 0 })
    .where(and(eq(sendingPaces.account, account), gt(sendingPaces.unknownInARow, 0)));
}
