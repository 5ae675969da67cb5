import { paymentErrors, type PlanId } from '@opener/contract/payment';
import { after, minutes } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import type { PaymentDeps } from './deps.ts';
import { type CheckoutRow, findOpenCheckout, insertCheckout, recordPage } from './payment.repo.ts';
import { currency, packs } from './packs.ts';

/** A second click within this time gets the same page. */
const sameClickMs = minutes(15);

/** Recorded before the browser leaves, so that every payment finds its purchase. */
export async function createCheckout(
  deps: PaymentDeps,
  user: { id: string; email: string },
  planId: PlanId,
): Promise<{ url: string }> {
  const checkout = await recordCheckout(deps, user.id, planId);
  if (checkout.url) return { url: checkout.url };
  try {
    const page = await deps.payments.open(orderOf(deps, checkout, user.email));
    return await recordPage(deps.db, checkout.id, page);
  } catch (error) {
    if (!(error instanceof TransientFault || error instanceof FinalFault)) throw error;
    deps.log.error({ err: error, checkout: checkout.id }, 'a checkout could not be opened');
    throw new AppError('upstream', 'checkout_unreachable', paymentErrors.vendorDown);
  }
}

async function recordCheckout(deps: PaymentDeps, userId: string, planId: PlanId): Promise<CheckoutRow> {
  const pack = packs.find((candidate) => candidate.id === planId)!;
  return deps.db.transaction(async (tx) => {
    // Two simultaneous clicks are serialized here, and the second finds the first.
    await lockCredits(tx, userId);
    const now = deps.clock.now();
    const begun = await findOpenCheckout(tx, userId, planId, after(now, -sameClickMs));
    if (begun) return begun;
    const { name, credits, amount } = pack;
    return insertCheckout(tx, {
      id: newId(),
      userId,
      planId,
      name,
      credits,
      amount,
      currency,
      state: 'open',
      createdAt: now,
    });
  });
}

function orderOf(deps: PaymentDeps, checkout: CheckoutRow, email: string) {
  const { id: checkoutId, name, credits, amount } = checkout;
  return {
    checkoutId,
    name,
    description: `${credits} credits for ${credits} automated sends. One-time purchase, credits never expire.`,
    amount,
    currency: checkout.currency,
    email,
    successUrl: `${deps.publicUrl}/app/dashboard?payment=success`,
    cancelUrl: `${deps.publicUrl}/app/payments?payment=cancelled`,
  };
}
