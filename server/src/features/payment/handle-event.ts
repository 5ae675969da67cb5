import { paymentErrors } from '@opener/contract/payment';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import type { PaymentEvent } from '../../providers/payments/port.ts';
import { findUser } from '../account/account.repo.ts';
import { addBoughtCredits } from '../credit/buy-credits.ts';
import { collectDebt } from '../credit/collect-debt.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { postMail } from '../mail/post-mail.ts';
import type { PaymentDeps } from './deps.ts';
import { receiptMail } from './mails.ts';
import {
  type CheckoutRow,
  findNamedCheckout,
  insertEvent,
  lockCheckout,
  updateCheckout,
} from './payment.repo.ts';

/** Processes an event once. Events may be repeated and arrive in any order: what counts is the resulting state. */
export async function handleEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The credits before the checkout: the lock order of account deletion.
    const named = await findNamedCheckout(tx, event);
    if (named?.userId) await lockCredits(tx, named.userId);
    const checkout = named && (await lockCheckout(tx, named.id));
    const about = { event: event.id, change: event.change.type };
    if (!checkout) {
      deps.log.warn(about, 'a payment event for an unknown checkout');
      if (mayBecomeKnown(event)) throw new AppError('conflict', 'unknown_payment', paymentErrors.notYetKnown);
      return;
    }
    const differs = differencesOf(checkout, event);
    // Answered with success: otherwise the provider would repeat the same event for days, and it would never match. It is not recorded as
    // processed, so that an operator who has found the cause can have it sent again.
    if (differs.length > 0)
      return deps.log.warn(
        { ...about, checkout: checkout.id, differs },
        'a payment event that does not fit its checkout',
      );
    if (!(await insertEvent(tx, event.id, deps.clock.now()))) return;
    const changed = await updateCheckout(tx, checkout.id, {
      paymentId: paymentOf(checkout, event),
      ...apply(deps, checkout, event),
    });
    if (!changed.userId && checkout.state !== 'paid' && changed.state === 'paid')
      deps.log.warn({ session: changed.sessionId }, 'a payment for an account that was deleted');
    await settle(deps, tx, changed, event.id);
  });
}

/**
 * Only the event that pays a checkout contains the id of its payment. Events that arrive before it are refused, so that the provider
 * repeats them; not so for receipts, because those of other products on the same Stripe account would be refused too.
 */
function mayBecomeKnown({ checkoutId, sessionId, paymentId, change }: PaymentEvent): boolean {
  return !checkoutId && !sessionId && paymentId !== undefined && change.type !== 'receipt';
}

/** Compares ids and, for a payment, the price: an event about another session or amount is rejected, even if it is signed. */
function differencesOf(checkout: CheckoutRow, event: PaymentEvent): string[] {
  const { checkoutId, sessionId, paymentId, change } = event;
  const differs = {
    checkout: checkoutId !== undefined && checkoutId !== checkout.id,
    session: sessionId !== undefined && sessionId !== checkout.sessionId,
    payment: !sessionId && paymentId !== undefined && paymentId !== (checkout.paymentId ?? paymentId),
    // Once paid, the amount is what was really paid, and no more credits are added.
    price: change.type === 'paid' && checkout.state !== 'paid' && change.price !== checkout.amount,
    currency: change.type === 'paid' && change.currency !== checkout.currency,
  };
  return Object.entries(differs).flatMap(([name, isOther]) => (isOther ? [name] : []));
}

/** What the event says about the purchase. Paid takes precedence over later events that say otherwise. */
function apply(
  deps: PaymentDeps,
  checkout: CheckoutRow,
  { change, happenedAt }: PaymentEvent,
): Partial<CheckoutRow> {
  switch (change.type) {
    case 'paid':
      if (checkout.state === 'paid') return {};
      return {
        state: 'paid',
        amount: change.amount ?? checkout.amount,
        paidAt: deps.clock.now(),
        seller: deps.seller,
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
      const opens = change.type === 'disputed';
      const known = checkout.disputeChangedAt?.getTime() ?? -Infinity;
      // Timestamps have a resolution of one second: within the same one, opened comes before closed.
      const isOld = opens ? known >= happenedAt.getTime() : known > happenedAt.getTime();
      return isOld ? {} : { disputed: opens || !change.won, disputeChangedAt: happenedAt };
    }
  }
}

/** The session is the authority on its payment. */
function paymentOf(checkout: CheckoutRow, { sessionId, paymentId }: PaymentEvent): string | null {
  const ours = checkout.paymentId;
  return (sessionId ? (paymentId ?? ours) : (ours ?? paymentId)) ?? null;
}

/** Adjusts the credits to the state of the purchase. A deleted user has no credits, but the record stays. */
async function settle(deps: PaymentDeps, tx: Tx, checkout: CheckoutRow, eventId: string): Promise<void> {
  const { userId, state, name, credits } = checkout;
  if (!userId || state !== 'paid') return;
  const bought = { userId, amount: credits, reference: `purchase:checkout:${checkout.id}`, note: name };
  if (await addBoughtCredits(deps, tx, bought)) await sendReceipt(deps, tx, userId, checkout);

  const cause = `checkout:${checkout.id}`;
  const claim = {
    userId,
    note: `Refund of ${name}`,
    settledNote: `${name}: dispute settled in your favour`,
  };
  // Separate claims, so that a won dispute returns what it took and leaves the refund unchanged.
  const refunded = creditsRefunded(checkout);
  const dispute = `${cause}:dispute`;
  await collectDebt(deps, tx, { ...claim, cause, due: refunded, event: eventId, insteadOf: dispute });
  await collectDebt(deps, tx, {
    ...claim,
    cause: dispute,
    due: checkout.disputed ? credits - refunded : 0,
    event: `dispute:${eventId}`,
  });
}

/** The refunded share of the credits. While the payment is disputed, the rest is claimed too. */
function creditsRefunded({ credits, amount, refundedAmount }: CheckoutRow): number {
  return amount > 0 ? Math.floor((credits * Math.min(refundedAmount, amount)) / amount) : 0;
}

async function sendReceipt(deps: PaymentDeps, tx: Tx, userId: string, checkout: CheckoutRow): Promise<void> {
  const holder = await findUser(tx, userId);
  if (!holder) return;
  await postMail(deps, tx, {
    to: holder.email,
    ...receiptMail({ name: holder.name, checkout, publicUrl: deps.publicUrl }),
  });
}
