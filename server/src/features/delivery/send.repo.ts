// All SQL about what an account sent. It counts the sends of all of its users, because to Instagram it is one account.
import { and, eq, gte, lt, not, or } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { sends } from '../../db/schema.ts';

export type Send = typeof sends.$inferInsert;
type Sender = { userId: string; account: string };

const from = ({ account }: Sender) => eq(sends.sender, account);

export async function insertSend(tx: Tx, row: Send): Promise<void> {
  await tx.insert(sends).values(row);
}

/** Everything that may have been delivered since then; other users' sends since a separate time. */
export async function countSends(
  db: Queryable,
  account: Sender,
  { own, others }: { own: Date; others: Date },
): Promise<number> {
  const isOwn = eq(sends.userId, account.userId);
  const counted = or(and(isOwn, gte(sends.at, own)), and(not(isOwn), gte(sends.at, others)));
  return db.$count(sends, and(from(account), counted));
}

/** Only for what definitely was not sent. */
export async function deleteSend(tx: Tx, { userId, deliveryId, at }: Omit<Send, 'sender'>): Promise<void> {
  await tx
    .delete(sends)
    .where(and(eq(sends.userId, userId), eq(sends.deliveryId, deliveryId), eq(sends.at, at)));
}

export async function deleteSendsBefore(tx: Tx, account: Sender, date: Date): Promise<void> {
  await tx.delete(sends).where(and(from(account), lt(sends.at, date)));
}
