// All SQL about what left an account. Every query carries the owner.
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { sends } from '../../db/schema.ts';

export type Send = typeof sends.$inferInsert;
type Sender = { userId: string; username: string };

const from = ({ userId, username }: Sender) => and(eq(sends.userId, userId), eq(sends.sender, username));

export async function insertSend(tx: Tx, row: Send): Promise<void> {
  await tx.insert(sends).values(row);
}

/** Everything that may have reached somebody since then. */
export async function countSends(db: Queryable, account: Sender, since: Date): Promise<number> {
  return db.$count(sends, and(from(account), gte(sends.at, since)));
}

/** Only for what surely did not go out. */
export async function deleteSend(tx: Tx, { userId, deliveryId, at }: Omit<Send, 'sender'>): Promise<void> {
  await tx
    .delete(sends)
    .where(and(eq(sends.userId, userId), eq(sends.deliveryId, deliveryId), eq(sends.at, at)));
}

export async function deleteSendsBefore(tx: Tx, account: Sender, date: Date): Promise<void> {
  await tx.delete(sends).where(and(from(account), lt(sends.at, date)));
}
