import type { Tx } from '../../db/database.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { insertContacted, noAccount } from './contacted.repo.ts';
import { type DeliveryRow, lockDeliveryOf, updateDelivery } from './delivery.repo.ts';
import { sentByHand } from './skip-reasons.ts';

const byHand = { status: 'skipped', reason: sentByHand } as const;

/**
 * The new state when the user says that they sent it; an unknown one becomes known. A call in progress can't be stopped, but earlier
 * approvals no longer apply: if it does not arrive, it ends there.
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
 * What the user sent themselves must not be sent again, neither this message nor another to the same person. Returns the time of sending,
 * and whether it was by hand; what we delivered keeps its own time.
 */
export async function noteSentByHand(
  tx: Tx,
  message: { id: string; userId: string; username: string },
  now: Date,
): Promise<{ sentAt: Date; isByHand: boolean; recipientId: string | null }> {
  const { id, userId, username } = message;
  await lockSendingAccount(tx, userId);
  const delivery = await lockDeliveryOf(tx, userId, id);
  const outcome = delivery && outcomeFor(delivery, now);
  if (outcome) await updateDelivery(tx, userId, delivery.id, outcome);
  // What we delivered is already recorded for its account.
  const isByHand = delivery?.status !== 'sent';
  const recipientId = delivery?.recipientId ?? null;
  const row = { userId, username, recipientId, sender: noAccount, deliveryId: id, at: now };
  // The account is not known, so none of theirs writes again, including accounts connected later. The last time counts; but one that may
  // have been ours does not replace one that certainly was theirs.
  if (isByHand) await insertContacted(tx, row, delivery?.status !== 'unknown');
  return { sentAt: (wentOut(delivery) && delivery.finishedAt) || now, isByHand, recipientId };
}

/** Sent, or unknown until the user has checked. */
function wentOut(delivery: DeliveryRow | undefined): delivery is DeliveryRow {
  return delivery?.status === 'sent' || delivery?.status === 'unknown';
}
