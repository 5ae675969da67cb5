// All SQL about sign-ups that wait for their code.
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { signUps } from '../../db/schema.ts';

export type SignUpRow = typeof signUps.$inferSelect;
export type Code = { codeHash: string; codeExpiresAt: Date };

const emailIs = (email: string) => sql`lower(${signUps.email}) = lower(${email})`;

/** Serializes sign-up, verification and guesses for this email until the transaction ends. */
export async function lockEmail(tx: Tx, email: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
}

export async function insertSignUp(tx: Tx, signUp: typeof signUps.$inferInsert) {
  await tx.insert(signUps).values(signUp);
}

/** Newest first. */
export function listSignUps(db: Queryable, email: string): Promise<SignUpRow[]> {
  return db.select().from(signUps).where(emailIs(email)).orderBy(desc(signUps.createdAt), desc(signUps.id));
}

export async function replaceCode(tx: Tx, id: string, code: Code) {
  await tx
    .update(signUps)
    .set({ ...code, ownTries: 0, otherCodeHash: null, otherCodeExpiresAt: null, otherTries: 0 })
    .where(eq(signUps.id, id));
}

/** Leaves the sign-up's own code and its tries unchanged. */
export async function replaceOtherCode(tx: Tx, id: string, { codeHash, codeExpiresAt }: Code) {
  await tx
    .update(signUps)
    .set({ otherCodeHash: codeHash, otherCodeExpiresAt: codeExpiresAt, otherTries: 0 })
    .where(eq(signUps.id, id));
}

export async function noteTry(tx: Tx, ids: string[], by: 'ownTries' | 'otherTries') {
  await tx
    .update(signUps)
    .set({ [by]: sql`${signUps[by]} + 1` })
    .where(inArray(signUps.id, ids));
}

export async function deleteSignUps(tx: Tx, ids: string[]) {
  await tx.delete(signUps).where(inArray(signUps.id, ids));
}

export async function deleteForgottenSignUps(db: Db, before: Date, now: Date) {
  const isForgotten = and(
    lt(signUps.createdAt, before),
    lt(signUps.codeExpiresAt, now),
    or(isNull(signUps.otherCodeExpiresAt), lt(signUps.otherCodeExpiresAt, now)),
  );
  await deleteInBatches(db, signUps, isForgotten);
}
