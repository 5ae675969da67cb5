import type { Tx } from '../../db/database.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import {
  type DeliveryRow,
  insertContacted,
  lockDeliveryOf,
  noAccount,
  updateDelivery,
} from './delivery.repo.ts';
import { sentByHand } from './skip-reasons.ts';

const byHand = { status: 'skipped', reason: sentByHand } as const;

/** What the person's word makes of each state; an unknown is known by it. */
const outcomes: Partial<Record<DeliveryRow['status'], Partial<DeliveryRow>>> = {
  waiting: byHand,
  review: byHand,
  failed: byHand,
  unknown: { status: 'sent', reason: null },
};

/**
 * What the person sent themselves must not go out a second time, neither this message nor another to the same person. Gives the time at
 * which it went out: what we delivered keeps its own, whenever somebody says so.
 */
export async function noteSentByHand(
  tx: Tx,
  message: { id: string; userId: string; username: string },
  now: Date,
): Promise<Date> {
  const { id, userId, username } = message;
  const account = await lockSendingAccount(tx, userId);
  if (!account) {
    await insertContacted(tx, { userId, sender: noAccount, username, deliveryId: id, at: now }, false);
    return now;
  }
  const delivery = await lockDeliveryOf(tx, userId, id);
  const outcome = delivery && outcomes[delivery.status];
  const finishedAt = (wentOut(delivery) && delivery.finishedAt) || now;
  if (outcome) await updateDelivery(tx, userId, delivery.id, { ...outcome, finishedAt });
  // Nobody says from which account: neither the one that is connected nor the one it waited for writes again.
  const senders = new Set([account.username, delivery?.sender ?? account.username]);
  for (const sender of senders)
    await insertContacted(tx, { userId, sender, username, deliveryId: delivery?.id ?? id, at: now }, false);
  return finishedAt;
}

/** Sent, or unknown until the person has looked. */
function wentOut(delivery: DeliveryRow | undefined): delivery is DeliveryRow {
  return delivery?.status === 'sent' || delivery?.status === 'unknown';
}
