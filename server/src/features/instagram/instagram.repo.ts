// All SQL about the accounts that send.
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { instagramAccounts, instagramConnections } from '../../db/schema.ts';

export type InstagramAccount = typeof instagramAccounts.$inferSelect;

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

/** Whose connection it is, or was. */
export async function findConnection(
  db: Queryable,
  ref: string,
): Promise<{ userId: string; username: string } | undefined> {
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

/** Another account than before begins at the slow pace again, and with the question about what waits for others; the same one goes on where it was. */
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
        firstConnectedAt: sql`case when ${sameAccount} then ${instagramAccounts.firstConnectedAt} else excluded.first_connected_at end`,
        othersLeft: sql`${sameAccount} and ${instagramAccounts.othersLeft}`,
        frozenUntil: sql`case when ${sameAccount} then ${instagramAccounts.frozenUntil} end`,
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
