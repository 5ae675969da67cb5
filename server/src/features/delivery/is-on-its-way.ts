import type { Queryable } from '../../db/database.ts';
import { findDeliveryOf } from './delivery.repo.ts';

/** Sent, being sent, or nobody knows: such a message must stay where the person can see it. */
export async function isOnItsWay(db: Queryable, userId: string, messageId: string): Promise<boolean> {
  const status = (await findDeliveryOf(db, userId, messageId))?.status;
  return status === 'sending' || status === 'sent' || status === 'unknown';
}
