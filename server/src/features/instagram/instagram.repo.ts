// All SQL about the accounts that send.
import { eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { instagramAccounts } from '../../db/schema.ts';

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

export async function findAccountByRef(
  db: Queryable,
  connectionRef: string,
): Promise<InstagramAccount | undefined> {
  const [row] = await db
    .select()
    .from(instagramAccounts)
    .where(eq(instagramAccounts.connectionRef, connectionRef));
  return row;
}

/** Another account than before begins at the slow pace again; the same one goes on where it was. */
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
        firstConnectedAt: sql`case when ${sameAccount} then ${instagramAccounts.firstConnectedAt} else excluded.first_connected_at end`,
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
