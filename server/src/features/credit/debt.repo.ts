// All SQL about credits that are claimed back. Rows change only under the lock of the user's credit account.
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { creditDebts } from '../../db/schema.ts';

export type DebtRow = typeof creditDebts.$inferSelect;

const mine = (userId: string, cause: string) =>
  and(eq(creditDebts.userId, userId), eq(creditDebts.cause, cause));

export async function findDebt(tx: Tx, userId: string, cause: string): Promise<DebtRow | undefined> {
  const [row] = await tx.select().from(creditDebts).where(mine(userId, cause));
  return row;
}

/** The oldest one that is still owed. */
export async function findOpenDebt(tx: Tx, userId: string): Promise<DebtRow | undefined> {
  const [row] = await tx
    .select()
    .from(creditDebts)
    .where(and(eq(creditDebts.userId, userId), gt(creditDebts.owed, 0)))
    .orderBy(asc(creditDebts.createdAt), asc(creditDebts.cause))
    .limit(1);
  return row;
}

export async function saveDebt(tx: Tx, debt: DebtRow): Promise<void> {
  const { due, taken, owed } = debt;
  await tx
    .insert(creditDebts)
    .values(debt)
    .onConflictDoUpdate({ target: [creditDebts.userId, creditDebts.cause], set: { due, taken, owed } });
}
