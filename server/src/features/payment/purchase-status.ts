import type { purchaseStatuses } from '@opener/contract/payment';
import type { CheckoutRow } from './payment.repo.ts';

export type PurchaseStatus = (typeof purchaseStatuses)[number];

export function statusOf({ state, disputed, refundedAmount, amount }: CheckoutRow): PurchaseStatus {
  if (state !== 'paid') return 'failed';
  if (disputed) return 'disputed';
  if (refundedAmount === 0) return 'paid';
  return refundedAmount >= amount ? 'refunded' : 'partially_refunded';
}
