// Deliveries of several messages at once. The caller holds the sending account's lock and has checked that each can change.
import { deliveryLimits } from '@opener/contract/delivery';
import type { Tx } from '../../db/database.ts';
import { after, type Clock, seconds } from '../../lib/clock.ts';
import { cautionSentence } from '../writing/suitability/reason.ts';
import { approveChosen, holdApproved, listCautions, restoreSkipped, skipChosen } from './review.repo.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { skippedByYou, skippedInReview } from './skip-reasons.ts';

export { moveDeliveries } from './delivery.repo.ts';

export async function approveDeliveries(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  approvedAt: Date,
): Promise<void> {
  const heldUntil = after(approvedAt, seconds(deliveryLimits.takeBackSeconds));
  await approveChosen(tx, userId, messageIds, { approvedAt, heldUntil });
  await wakeSender(tx, userId, approvedAt);
}

/** The reason records its previous state, so that it can be restored. */
export async function skipDeliveries(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  finishedAt: Date,
): Promise<void> {
  await skipChosen(tx, userId, messageIds, 'review', { reason: skippedInReview, finishedAt });
  await skipChosen(tx, userId, messageIds, 'waiting', { reason: skippedByYou, finishedAt });
}

/** What was approved or skipped together at that time and has not changed since. Returns how many. */
export async function takeBackDeliveries(
  deps: { clock: Clock },
  tx: Tx,
  userId: string,
  changedAt: Date,
): Promise<number> {
  let messages = await holdApproved(tx, { userId }, changedAt);
  const inReview = { userId, finishedAt: changedAt, was: skippedInReview };
  for (const caution of await listCautions(tx, inReview)) {
    const reason = caution && cautionSentence(caution);
    messages += await restoreSkipped(tx, { ...inReview, caution }, { status: 'review', reason });
  }
  const inLine = { userId, finishedAt: changedAt, was: skippedByYou };
  const waiting = await restoreSkipped(tx, inLine, { status: 'waiting', reason: null });
  if (waiting > 0) await wakeSender(tx, userId, deps.clock.now());
  return messages + waiting;
}
