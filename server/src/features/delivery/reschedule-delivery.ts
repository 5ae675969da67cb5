import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { type DeliveryRow, lockDeliveryOf, updateDelivery } from './delivery.repo.ts';
import { forReview } from './review.repo.ts';
import { notRewritten, saysSkippedByUser, skippedInReview } from './skip-reasons.ts';
import { type Deliverable, scheduleDelivery } from './schedule-delivery.ts';

type NewText = {
  mode: 'auto' | 'review';
  reason: string | null;
  /** When the user asked for it. */
  askedAt?: Date;
};

/**
 * For a message with a new text. What would have been sent automatically still is; anything else waits for review, because the approval was
 * for the old text. With a reason, it always waits. What the user has skipped since they asked stays skipped.
 */
export async function rescheduleDelivery(
  deps: { clock: Clock },
  tx: Tx,
  message: Deliverable,
  { mode, reason, askedAt }: NewText,
): Promise<void> {
  const delivery = await lockDeliveryOf(tx, message.userId, message.messageId);
  if (!delivery)
    return scheduleDelivery(deps, tx, message, async () => (reason === null ? 'review' : { review: reason }));
  const goesByItself = mode === 'auto' && reason === null && !delivery.urgent && !delivery.again;
  if (askedAt && isSkippedSince(delivery, askedAt)) {
    return goesByItself ? endApproval(tx, delivery) : letUndoLeadToReview(tx, delivery);
  }
  if (delivery.status === 'waiting' && goesByItself) {
    await endApproval(tx, delivery);
    // It has waited for its text.
    return wakeSender(tx, message.userId, deps.clock.now());
  }
  const anew = { ...forReview, reason, attempts: 0, finishedAt: null };
  // A waiting delivery keeps its account; a finished one is scheduled again.
  const waits = delivery.status === 'waiting' || delivery.status === 'review';
  const account = waits ? undefined : await findSendingAccount(tx, message.userId);
  const sender = account?.account ?? delivery.sender;
  await updateDelivery(tx, message.userId, delivery.id, { ...anew, sender });
}

function isSkippedSince({ status, reason, finishedAt }: DeliveryRow, askedAt: Date): boolean {
  return status === 'skipped' && saysSkippedByUser(reason) && finishedAt !== null && finishedAt > askedAt;
}

/** A text that its owner wanted replaced is not sent because the new one could not be written. The caller holds the sending account's lock. */
export async function holdUnwritten(tx: Tx, userId: string, messageId: string): Promise<void> {
  const delivery = await lockDeliveryOf(tx, userId, messageId);
  if (delivery?.status === 'waiting')
    await updateDelivery(tx, userId, delivery.id, { ...forReview, reason: notRewritten });
  else if (delivery?.status === 'skipped' && saysSkippedByUser(delivery.reason))
    await letUndoLeadToReview(tx, delivery);
}

/** It was for the old text; without one, a person who has written is looked at again. */
async function endApproval(tx: Tx, { userId, id, approvedAt }: DeliveryRow): Promise<void> {
  if (approvedAt) await updateDelivery(tx, userId, id, { approvedAt: null, heldUntil: null });
}

/** Of a skip, because nobody has approved the text as it is now. */
async function letUndoLeadToReview(tx: Tx, { userId, id }: DeliveryRow): Promise<void> {
  await updateDelivery(tx, userId, id, { ...forReview, status: 'skipped', reason: skippedInReview });
}
