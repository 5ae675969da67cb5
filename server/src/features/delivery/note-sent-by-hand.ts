import type { Tx } from '../../db/database.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { findDeliveryOf, insertContacted, updateDelivery } from './delivery.repo.ts';

/** What the person sent themselves must not go out a second time, neither this message nor another to the same person. */
export async function noteSentByHand(
  tx: Tx,
  message: { id: string; userId: string; username: string },
  now: Date,
): Promise<void> {
  const { id, userId, username } = message;
  const account = await lockSendingAccount(tx, userId);
  if (!account) return;
  const delivery = await findDeliveryOf(tx, userId, id);
  if (delivery?.status === 'waiting' || delivery?.status === 'review') {
    await updateDelivery(tx, userId, delivery.id, {
      status: 'skipped',
      reason: 'You sent it by hand.',
      finishedAt: now,
    });
  }
  await insertContacted(
    tx,
    { userId, sender: account.username, username, deliveryId: delivery?.id ?? id, at: now },
    false,
  );
}
