import type { Tx } from '../../db/database.ts';
import { findMessage } from '../message/find-message.ts';
import { findAccountName, lockSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { findOtherMessage, saveRecipient } from './contacted.repo.ts';
import { type DeliveryRow, lockOpenDelivery } from './delivery.repo.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { needsLook } from './needs-look.ts';
import { forgetSend, putBack, spare } from './settle-delivery.ts';
import { alreadyWritten, sentByHand } from './skip-reasons.ts';
import { refuseBlocked } from './why-blocked.ts';

/**
 * Since the claim the sender has looked the person up, which takes its time and tells who they are. The last moment to stop: whatever
 * must not go out any more ends here, under the account's lock. Gives whether it may.
 */
export async function recheckDelivery(
  deps: DeliveryDeps,
  { delivery, connectionRef }: { delivery: DeliveryRow; connectionRef: string | null },
  recipientId: string,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { userId, id } = delivery;
    const account = await lockSendingAccount(tx, userId);
    const open = await lockOpenDelivery(tx, userId, id);
    const now = deps.clock.now();
    // Gone with its project, or given up by the sweeper.
    if (open?.status !== 'sending') {
      if (!open) await forgetSend(tx, delivery);
      return false;
    }
    await saveRecipient(tx, open, recipientId);
    // First: what an account was told that is somebody else's by now is not for this person to read.
    const isHeld = account?.connectionRef !== connectionRef || heldBecause(account, now) !== null;
    const known = { ...open, recipientId };
    const reason = isHeld ? undefined : await whyNot(deps, tx, known);
    if (reason !== undefined) await spare(tx, open, now, reason);
    else if (isHeld || (await needsLook(tx, known))) await putBack(tx, known, now);
    else return true;
    return false;
  });
}

/** In words, if this person must not be written to. */
async function whyNot(
  { clock }: DeliveryDeps,
  tx: Tx,
  delivery: DeliveryRow & { recipientId: string },
): Promise<string | undefined> {
  const account = { userId: delivery.userId, account: delivery.sender };
  const blocked = await refuseBlocked({ db: tx, clock }, account, delivery);
  if (blocked !== undefined) return blocked;
  const { sentAt } = await findMessage(tx, delivery.userId, delivery.messageId);
  if (sentAt !== null && !delivery.again) return sentByHand;
  const since = delivery.again ? delivery.approvedAt : undefined;
  const other = await findOtherMessage(tx, delivery, delivery.sender, since);
  return other && alreadyWritten(other.sender, await findAccountName(tx, delivery.sender));
}
