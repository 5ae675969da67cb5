import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { lockDeliveryOf, updateDelivery } from './delivery.repo.ts';
import { forReview } from './review.repo.ts';
import { type Deliverable, scheduleDelivery } from './schedule-delivery.ts';

/**
 * For a message with a new text. What would have been sent automatically still is; anything else waits for review, because the approval was
 * for the old text. With a reason, it always waits.
 */
export async function rescheduleDelivery(
  deps: { clock: Clock },
  tx: Tx,
  message: Deliverable,
  { mode, reason }: { mode: 'auto' | 'review'; reason: string | null },
): Promise<void> {
  const delivery = await lockDeliveryOf(tx, message.userId, message.messageId);
  if (!delivery)
    return scheduleDelivery(deps, tx, message, async () => (reason === null ? 'review' : { review: reason }));
  const isAskedFor = delivery.urgent || delivery.again;
  const goesByItself = delivery.status === 'waiting' && mode === 'auto' && !isAskedFor;
  if (goesByItself && reason === null) {
    // An approval was for the old text; without one, a person who has written is looked at again.
    if (delivery.approvedAt)
      await updateDelivery(tx, message.userId, delivery.id, { approvedAt: null, heldUntil: null });
    return;
  }
  const anew = { ...forReview, reason, attempts: 0, finishedAt: null };
  // A waiting delivery keeps its account; a finished one is scheduled again.
  const waits = delivery.status === 'waiting' || delivery.status === 'review';
  const account = waits ? undefined : await findSendingAccount(tx, message.userId);
  const sender = account?.account ?? delivery.sender;
  await updateDelivery(tx, message.userId, delivery.id, { ...anew, sender });
}
