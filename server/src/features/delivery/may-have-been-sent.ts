import type { Queryable } from '../../db/database.ts';
import { findDeliveryOf } from './delivery.repo.ts';

/** Sent, sending or unknown: such a message must stay where the user can see it. */
export async function mayHaveBeenSent(db: Queryable, userId: string, messageId: string): Promise<boolean> {
  const status = (await findDeliveryOf(db, userId, messageId))?.status;
  return status === 'sending' || status === 'sent' || status === 'unknown';
}
