import type { Tx } from '../../db/database.ts';
import type { PaymentEvent } from '../../providers/payments/port.ts';
import { findAccountHolder } from '../account/find-account-holder.ts';
import { addBoughtCredits } from '../credit/buy-credits.ts';
import { collectDebt } from '../credit/collect-debt.ts';
import { lockCredits } from '../credit/reserve-credit.ts';
import { postMail } from '../mail/post-mail.ts';
import type { PaymentDeps } from './deps.ts';
import { receiptMail } from './mails.ts';
import {
  type CheckoutRow,
  findCheckoutOwner,
  insertEvent,
  lockCheckout,
  updateCheckout,
} from './payment.repo.ts';

/** Takes an event in, once. Events may be repeated and come in any order: what counts is the state they add up to. */
export async function takeEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The credits before the checkout, as whoever deletes an account takes them.
    const owner = await findCheckoutOwner(tx, event);
    if (owner) await lockCredits(tx, owner);
    const checkout = await lockCheckout(tx, event);
    if (!checkout)
      return deps.log.warn(
        { event: event.id, change: event.change.type },
        'a payment event for an unknown checkout',
      );
    if (!(await insertEvent(tx, event.id, deps.clock.now()))) return;
    const changed = await updateCheckout(tx, checkout.id, {
      ...namesOf(checkout, event),
      ...apply(deps, checkout, event),
    });
    await settle(deps, tx, changed, event.id);
  });
}

/** What the event says of the purchase. Paid beats everything that may arrive later about not having been paid. */
function apply(
  deps: PaymentDeps,
  checkout: CheckoutRow,
  { change, happenedAt }: PaymentEvent,
): Partial<CheckoutRow> {
  switch (change.type) {
    case 'paid':
      return {
        state: 'paid',
        amount: change.amount ?? checkout.amount,
        paidAt: checkout.paidAt ?? deps.clock.now(),
      };
    case 'failed':
    case 'expired':
      return checkout.state === 'open' ? { state: change.type } : {};
    case 'refunded':
      return { refundedAmount: Math.max(checkout.refundedAmount, change.amount) };
    case 'receipt':
      return { receiptUrl: change.url };
    case 'disputed':
    case 'dispute closed': {
      const isOld = checkout.disputeChangedAt && checkout.disputeChangedAt > happenedAt;
      const disputed = change.type === 'disputed' || !change.won;
      return isOld ? {} : { disputed, disputeChangedAt: happenedAt };
    }
  }
}

function namesOf(checkout: CheckoutRow, event: PaymentEvent): Partial<CheckoutRow> {
  return {
    sessionId: checkout.sessionId ?? event.sessionId ?? null,
    paymentId: checkout.paymentId ?? event.paymentId ?? null,
  };
}

/** Brings the credits to where the purchase stands. A person who left keeps no credits, but the record stays. */
async function settle(deps: PaymentDeps, tx: Tx, checkout: CheckoutRow, eventId: string): Promise<void> {
  const { userId, state, name, messages } = checkout;
  if (!userId || state !== 'paid') return;
  const bought = { userId, amount: messages, reference: `purchase:checkout:${checkout.id}`, note: name };
  if (await addBoughtCredits(deps, tx, bought)) await sendReceipt(deps, tx, userId, checkout);

  await collectDebt(deps, tx, {
    userId,
    cause: `checkout:${checkout.id}`,
    due: creditsDue(checkout),
    event: eventId,
    note: `Refund of ${name}`,
    settledNote: `${name}: dispute settled in your favour`,
  });
}

/** All of them while the payment is disputed; after a refund, the part that was refunded. */
function creditsDue({ disputed, messages, amount, refundedAmount }: CheckoutRow): number {
  if (disputed) return messages;
  return amount > 0 ? Math.floor((messages * Math.min(refundedAmount, amount)) / amount) : 0;
}

async function sendReceipt(deps: PaymentDeps, tx: Tx, userId: string, checkout: CheckoutRow): Promise<void> {
  const holder = await findAccountHolder(tx, userId);
  if (!holder) return;
  await postMail(deps, tx, {
    to: holder.email,
    ...receiptMail({ name: holder.name, checkout, publicUrl: deps.publicUrl }),
  });
}
