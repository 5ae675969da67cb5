import type { Queryable } from '../../db/database.ts';
import { findDeliveryOf } from './delivery.repo.ts';

/** Sent, sending or unknown: such a message must stay where the user can see it. */
export async function mayHaveBeenSent(db: Queryable, userId: string, messageId: string): Promise<boolean> {
  return (await whenBegun(db, userId, messageId)) !== undefined;
}

/** By Opener: when it began. */
async function whenBegun(db: Queryable, userId: string, messageId: string): Promise<Date | undefined> {
  const delivery = await findDeliveryOf(db, userId, messageId);
  const isOut = delivery && ['sending', 'sent', 'unknown'].includes(delivery.status);
  return isOut ? (delivery.startedAt ?? delivery.createdAt) : undefined;
}

type Sendable = { userId: string; id: string; sentAt: Date | null };

/** By Opener or by hand; null if it was not. */
export async function whenSent(db: Queryable, { userId, id, sentAt }: Sendable): Promise<Date | null> {
  return (await whenBegun(db, userId, id)) ?? sentAt;
}
