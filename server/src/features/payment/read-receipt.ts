import { paymentErrors } from '@opener/contract/payment';
import type { StoredSeller } from '../../db/documents.ts';
import { AppError } from '../../lib/errors.ts';
import type { PaymentDeps } from './deps.ts';
import { type CheckoutRow, findPaidCheckout } from './payment.repo.ts';
import { receiptNumber } from './receipt-number.ts';

type Buyer = { name: string; email: string };

export type PaidReceipt = {
  purchase: CheckoutRow;
  number: string;
  paidAt: Date;
  /** As it was when the purchase was paid. */
  seller: StoredSeller;
  buyer: Buyer;
  refunded: number;
  /** Contained in the price. */
  tax: StoredSeller['tax'] & { amount: number };
};

/** Only for paid purchases of this user; any other is a 404. */
export async function readReceipt(
  deps: Pick<PaymentDeps, 'db' | 'seller'>,
  { id: userId, name, email }: Buyer & { id: string },
  purchaseId: string,
): Promise<PaidReceipt> {
  const purchase = await findPaidCheckout(deps.db, userId, purchaseId);
  if (!purchase) throw new AppError('not_found', 'receipt_not_found', paymentErrors.noReceipt);
  const { id, amount, refundedAmount, createdAt, paidAt } = purchase;
  const seller = purchase.seller ?? deps.seller;
  return {
    purchase,
    number: receiptNumber(id),
    paidAt: paidAt ?? createdAt,
    seller,
    buyer: { name, email },
    refunded: Math.min(refundedAmount, amount),
    tax: taxOf(seller, purchase),
  };
}

function taxOf({ tax }: StoredSeller, { amount }: CheckoutRow): PaidReceipt['tax'] {
  return { ...tax, amount: Math.round((amount * tax.percent) / (100 + tax.percent)) };
}
