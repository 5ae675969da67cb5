import type { Tx } from '../../db/database.ts';
import { lockDeliveryOf } from './delivery.repo.ts';

/** When Instagram told us of a reply to this message. None can come until the caller is done. */
export async function lockReply(tx: Tx, userId: string, messageId: string): Promise<Date | null> {
  return (await lockDeliveryOf(tx, userId, messageId))?.answeredAt ?? null;
}
