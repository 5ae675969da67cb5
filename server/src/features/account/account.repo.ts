// All SQL about users, sessions and reset links.
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { passwordResets, sessions, users } from '../../db/schema.ts';

export type UserRow = Omit<typeof users.$inferSelect, 'deletedAt'>;

const live = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));
const emailIs = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** False when the email is taken. */
export async function insertUser(db: Queryable, user: UserRow): Promise<boolean> {
  const { rowCount } = await db.insert(users).values(user).onConflictDoNothing();
  return rowCount === 1;
}

export async function findUserByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(emailIs(email));
  return row;
}

export async function findUser(
  db: Queryable,
  userId: string,
): Promise<Pick<UserRow, 'id' | 'name' | 'email'> | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(live(userId));
  return row;
}

/** Blocks the deletion of the account until the transaction ends, and nothing else. False if it is gone. */
export async function lockUserAgainstDeletion(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(live(userId)).for('key share');
  return rows.length === 1;
}

export async function setPassword(db: Queryable, userId: string, passwordHash: string) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Waits for those who hold the lock against deletion, and keeps others from adding anything of theirs. */
export async function lockUserForDeletion(
  tx: Tx,
  userId: string,
): Promise<Pick<UserRow, 'id' | 'name' | 'email'> | undefined> {
  const [row] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(live(userId))
    .for('update');
  return row;
}

/** Nothing is left in the row, and the email is free for another account. */
export async function hideUser(tx: Tx, userId: string, deletedAt: Date): Promise<void> {
  await tx
    .update(users)
    .set({ name: '', email: `deleted:${userId}`, passwordHash: '', deletedAt })
    .where(eq(users.id, userId));
}

/** Only while the password is still the one that was just checked, so that a concurrent reset wins. */
export async function insertSession(
  db: Queryable,
  session: { tokenHash: string; userId: string; passwordHash: string; createdAt: Date; expiresAt: Date },
): Promise<boolean> {
  const result = await db.execute(sql`
    insert into ${sessions} (token_hash, user_id, created_at, expires_at)
    select ${session.tokenHash}, id, ${session.createdAt.toISOString()}::timestamptz, ${session.expiresAt.toISOString()}::timestamptz
    from ${users} where id = ${session.userId} and password_hash = ${session.passwordHash} for share`);
  return result.rowCount === 1;
}

/** Runs on every authenticated call. */
const sessionUser = prepareOnce((db) =>
  db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_user_of_token'),
);

export async function findSessionUser(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await sessionUser(db).execute({ tokenHash, now });
  return row;
}

export async function deleteSession(db: Queryable, userId: string, tokenHash: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)));
}

export async function deleteSessionsOf(db: Queryable, userId: string) {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function insertReset(
  db: Queryable,
  reset: { userId: string; tokenHash: string; expiresAt: Date },
) {
  await db.insert(passwordResets).values(reset);
}

export async function countResets(db: Queryable, userId: string, now: Date): Promise<number> {
  return db.$count(passwordResets, and(eq(passwordResets.userId, userId), gt(passwordResets.expiresAt, now)));
}

/** The owner of a valid link. */
export async function findResetOwner(db: Queryable, email: string, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(emailIs(email), eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return row;
}

/** Uses the link up, and the user's other ones with it. False if it is no longer valid. */
export async function takeReset(tx: Tx, userId: string, tokenHash: string, now: Date): Promise<boolean> {
  // Locks the user before their rows, in the same order as account deletion.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const taken = await tx
    .delete(passwordResets)
    .where(eq(passwordResets.userId, userId))
    .returning({ tokenHash: passwordResets.tokenHash, expiresAt: passwordResets.expiresAt });
  return taken.some((link) => link.tokenHash === tokenHash && link.expiresAt > now);
}

export async function deleteExpired(db: Db, now: Date) {
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, now));
  await deleteInBatches(db, passwordResets, lt(passwordResets.expiresAt, now));
}
