import type { Queryable } from '../../db/database.ts';
import { findDeliveryOf } from './delivery.repo.ts';

/** Sent, sending or unknown: such a message must stay where the user can see it. */
export async function mayHaveBeenSent(db: Queryable, userId: string, messageId: string): Promise<boolean> {
  return (await whenSent(db, userId, messageId)) !== undefined;
}

/** By Opener: when it began. */
export async function whenSent(db: Queryable, userId: string, messageId: string): Promise<Date | undefined> {
  const delivery = await findDeliveryOf(db, userId, messageId);
  const isOut = delivery && ['sending', 'sent', 'unknown'].includes(delivery.status);
  return isOut ? (delivery.startedAt ?? delivery.createdAt) : undefined;
}
