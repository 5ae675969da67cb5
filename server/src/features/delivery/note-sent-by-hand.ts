import type { Tx } from '../../db/database.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { insertContacted, noAccount } from './contacted.repo.ts';
import { type DeliveryRow, lockDeliveryOf, updateDelivery } from './delivery.repo.ts';
import { sentByHand } from './skip-reasons.ts';

const byHand = { status: 'skipped', reason: sentByHand } as const;

/**
 * What the person's word makes of each state; an unknown is known by it. What is just being sent can't be called back, but whatever the
 * person allowed before no longer holds: unless it arrives, it ends there.
 */
function outcomeFor(delivery: DeliveryRow, now: Date): Partial<DeliveryRow> | undefined {
  switch (delivery.status) {
    case 'waiting':
    case 'review':
    case 'failed':
      return { ...byHand, finishedAt: now };
    case 'unknown':
      return { status: 'sent', reason: null };
    case 'sending':
      return { again: false };
    case 'sent':
    case 'skipped':
      return undefined;
  }
}

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
  await lockSendingAccount(tx, userId);
  const delivery = await lockDeliveryOf(tx, userId, id);
  const outcome = delivery && outcomeFor(delivery, now);
  if (outcome) await updateDelivery(tx, userId, delivery.id, outcome);
  // What we delivered is on record already, for the account that it came from.
  if (delivery?.status !== 'sent') {
    const recipientId = delivery?.recipientId ?? null;
    await recordByHand(tx, { userId, username, recipientId, deliveryId: id, at: now });
  }
  return (wentOut(delivery) && delivery.finishedAt) || now;
}

/** Nobody says from which account, so none of theirs writes again, also one that is connected later. The last time counts. */
async function recordByHand(
  tx: Tx,
  row: Omit<Parameters<typeof insertContacted>[1], 'sender'>,
): Promise<void> {
  await insertContacted(tx, { ...row, sender: noAccount }, true);
}

/** Sent, or unknown until the person has looked. */
function wentOut(delivery: DeliveryRow | undefined): delivery is DeliveryRow {
  return delivery?.status === 'sent' || delivery?.status === 'unknown';
}
