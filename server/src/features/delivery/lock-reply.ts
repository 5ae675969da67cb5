import type { Tx } from '../../db/database.ts';
import { lockDeliveryOf } from './delivery.repo.ts';

/** When Instagram reported a reply to this message. Locked, so that none can arrive until the transaction ends. */
export async function lockReply(tx: Tx, userId: string, messageId: string): Promise<Date | null> {
  return (await lockDeliveryOf(tx, userId, messageId))?.answeredAt ?? null;
}
