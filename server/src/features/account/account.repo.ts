// All SQL about users, sessions, codes and reset links.
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { passwordResets, sessions, users, verificationCodes } from '../../db/schema.ts';

export type UserRow = typeof users.$inferSelect;

const emailIs = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** Inserts a newcomer, or replaces one who never verified. Nothing comes back when the email is taken. */
export async function upsertUnverifiedUser(
  db: Queryable,
  user: { id: string; name: string; email: string; passwordHash: string; createdAt: Date },
): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${users} (id, name, email, password_hash, created_at)
    values (${user.id}, ${user.name}, ${user.email}, ${user.passwordHash}, ${user.createdAt.toISOString()}::timestamptz)
    on conflict (lower(email)) do update
      set name = excluded.name, email = excluded.email, password_hash = excluded.password_hash
      where users.verified_at is null
    returning id`);
  return rows[0]?.id;
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
    .where(eq(users.id, userId));
  return row;
}

export async function verifyUser(db: Queryable, userId: string, now: Date) {
  await db
    .update(users)
    .set({ verifiedAt: sql`coalesce(${users.verifiedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId));
}

export async function setPassword(db: Queryable, userId: string, passwordHash: string) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

export async function deleteUser(
  db: Queryable,
  userId: string,
): Promise<{ name: string; email: string } | undefined> {
  const [row] = await db
    .delete(users)
    .where(eq(users.id, userId))
    .returning({ name: users.name, email: users.email });
  return row;
}

/** Only while the password is still the one that was just checked, so that a reset in between wins. */
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

/** Asked on every call that needs a session, so it is written out: building the query would take longer than running it. */
export async function findSessionUser(db: Queryable, tokenHash: string, now: Date) {
  const { rows } = await db.execute<{ id: string; name: string; email: string }>(sql`
    select u.id, u.name, u.email from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now.toISOString()}::timestamptz`);
  return rows[0];
}

export async function deleteSession(db: Queryable, userId: string, tokenHash: string) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)));
}

export async function deleteSessionsOf(db: Queryable, userId: string) {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function replaceCode(
  db: Queryable,
  code: { userId: string; codeHash: string; expiresAt: Date },
) {
  const fresh = { codeHash: code.codeHash, expiresAt: code.expiresAt, wrongTries: 0 };
  await db
    .insert(verificationCodes)
    .values({ ...code, ...fresh })
    .onConflictDoUpdate({ target: verificationCodes.userId, set: fresh });
}

/** Locked until the caller's transaction ends: guesses made at the same moment are counted one after the other. */
export async function lockCode(db: Queryable, email: string) {
  const [row] = await db
    .select({
      userId: users.id,
      codeHash: verificationCodes.codeHash,
      wrongTries: verificationCodes.wrongTries,
      expiresAt: verificationCodes.expiresAt,
    })
    .from(verificationCodes)
    .innerJoin(users, eq(users.id, verificationCodes.userId))
    .where(emailIs(email))
    .for('update');
  return row;
}

export async function countWrongTry(db: Queryable, userId: string) {
  await db
    .update(verificationCodes)
    .set({ wrongTries: sql`${verificationCodes.wrongTries} + 1` })
    .where(eq(verificationCodes.userId, userId));
}

export async function deleteCode(db: Queryable, userId: string) {
  await db.delete(verificationCodes).where(eq(verificationCodes.userId, userId));
}

export async function replaceReset(
  db: Queryable,
  reset: { userId: string; tokenHash: string; expiresAt: Date },
) {
  const { userId: _, ...fresh } = reset;
  await db
    .insert(passwordResets)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResets.userId, set: fresh });
}

/** Gives the link's owner and uses the link up, in one statement. */
export async function takeReset(tx: Tx, email: string, tokenHash: string, now: Date) {
  // The person before what hangs on them, as whoever deletes an account locks them.
  const [user] = await tx.select().from(users).where(emailIs(email)).for('update');
  if (!user) return undefined;
  const taken = await tx
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.userId, user.id),
        eq(passwordResets.tokenHash, tokenHash),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .returning({ userId: passwordResets.userId });
  return taken.length === 1 ? user : undefined;
}

/** Without those who have a code: somebody has just signed up with that address again. */
const hasNoCode = sql`not exists (select 1 from verification_codes c where c.user_id = ${users.id})`;

/** Locked, so that nobody signs up with their address meanwhile; those who are doing so right now are left out. */
export async function lockUnverifiedUsers(tx: Tx, createdBefore: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.verifiedAt), lt(users.createdAt, createdBefore), hasNoCode))
    .orderBy(users.createdAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

export async function deleteUnverifiedUsers(tx: Tx, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await tx
    .delete(users)
    .where(and(inArray(users.id, ids), isNull(users.verifiedAt), hasNoCode));
  return rowCount ?? 0;
}

export async function deleteExpired(db: Queryable, now: Date) {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
