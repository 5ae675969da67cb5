import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { lockDeliveryOf, updateDelivery } from './delivery.repo.ts';
import { type Deliverable, scheduleDelivery } from './schedule-delivery.ts';

/**
 * For a message with a new text. What was going to be sent by itself still is; anything else waits for the person's word, who asked for
 * other words and not for sending. A reason makes every one of them wait.
 */
export async function rescheduleDelivery(
  deps: { clock: Clock },
  tx: Tx,
  message: Deliverable,
  reason: string | null,
): Promise<void> {
  const delivery = await lockDeliveryOf(tx, message.userId, message.messageId);
  if (!delivery) return scheduleDelivery(deps, tx, message, reason === null ? 'review' : { review: reason });
  if (delivery.status === 'waiting' && reason === null) return;
  await updateDelivery(tx, message.userId, delivery.id, { status: 'review', reason, urgent: false });
}
