import type { Tx } from '../../db/database.ts';
import type { Recipient } from '../../providers/instagram/port.ts';
import { findMessage } from '../message/find-message.ts';
import { findAccountName, lockSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { findOtherMessage, saveRecipient } from './contacted.repo.ts';
import { type DeliveryRow, lockDelivery, updateDelivery } from './delivery.repo.ts';
import { heldBecause } from '../instagram/held-because.ts';
import { recordName } from '../instagram/record-heard-from.ts';
import { isSameAttempt } from './is-same-attempt.ts';
import { needsLook } from './needs-look.ts';
import { forgetSend, putBack, skipUnsent } from './settle-delivery.ts';
import { alreadyWritten, sentByHand } from './skip-reasons.ts';
import { listIfBlocked } from './why-blocked.ts';

/**
 * Since the claim the provider has looked up the recipient, which takes a while and reveals their ids. This is the last check before
 * sending, under the account's lock. Returns whether the message may be sent.
 */
export async function recheckDelivery(
  deps: DeliveryDeps,
  { delivery, connectionRef }: { delivery: DeliveryRow; connectionRef: string | null },
  recipient: Recipient,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const { userId, id } = delivery;
    const account = await lockSendingAccount(tx, userId);
    const open = await lockDelivery(tx, userId, id);
    const now = deps.clock.now();
    // Deleted with its project, or given up by the sweeper and perhaps sent again.
    if (open?.status !== 'sending' || !isSameAttempt(open, delivery)) {
      await forgetSend(tx, delivery);
      return false;
    }
    await saveRecipient(tx, open, recipient.recipientId);
    // Checked first: if somebody else has the account by now, what it was told is not for this user to see.
    const isHeld = account?.connectionRef !== connectionRef || heldBecause(account, now) !== null;
    const known = { ...open, ...recipient };
    // Who approved it could not know that this person had written: only the lookup tells who it was.
    if (!isHeld) await recordName(tx, { userId, account: open.sender }, known, now);
    const reason = isHeld ? undefined : await whyNot(deps, tx, known);
    if (reason !== undefined) await skipUnsent(tx, open, now, reason);
    else if (isHeld || (await needsLook(tx, known))) await putBack(tx, known, now);
    else {
      await updateDelivery(tx, userId, id, { cleared: true });
      return true;
    }
    return false;
  });
}

/** The reason, if this person must not be contacted. */
async function whyNot(
  { clock }: DeliveryDeps,
  tx: Tx,
  delivery: DeliveryRow & Recipient,
): Promise<string | undefined> {
  const account = { userId: delivery.userId, account: delivery.sender };
  const blocked = await listIfBlocked({ db: tx, clock }, account, delivery);
  if (blocked !== undefined) return blocked;
  const { sentAt } = await findMessage(tx, delivery.userId, delivery.messageId);
  if (sentAt !== null && !delivery.again) return sentByHand;
  const since = delivery.again ? delivery.approvedAt : undefined;
  const other = await findOtherMessage(tx, delivery, delivery.sender, since);
  return other && alreadyWritten(other.sender, await findAccountName(tx, delivery.sender));
}
