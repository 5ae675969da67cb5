import { paymentErrors, type Receipt } from '@opener/contract/payment';
import type { StoredSeller } from '../../db/documents.ts';
import { AppError } from '../../lib/errors.ts';
import type { PaymentDeps } from './deps.ts';
import { statusOf } from './list-purchases.ts';
import { type CheckoutRow, findPaidCheckout } from './payment.repo.ts';
import { receiptNumber } from './receipt-number.ts';

type Buyer = { id: string; name: string; email: string };

/** Only for paid purchases of this user; any other is a 404. */
export async function readReceipt(
  deps: Pick<PaymentDeps, 'db' | 'seller'>,
  { id: userId, name, email }: Buyer,
  purchaseId: string,
): Promise<Receipt> {
  const purchase = await findPaidCheckout(deps.db, userId, purchaseId);
  if (!purchase) throw new AppError('not_found', 'receipt_not_found', paymentErrors.noReceipt);
  const { id, amount, refundedAmount, currency, createdAt, paidAt, messages } = purchase;
  const seller = purchase.seller ?? deps.seller;
  return {
    id,
    number: receiptNumber(id),
    paid_at: (paidAt ?? createdAt).toISOString(),
    seller: { name: seller.name, address: seller.address, tax_id: seller.taxId },
    buyer: { name, email },
    name: purchase.name,
    messages,
    amount,
    refunded_amount: Math.min(refundedAmount, amount),
    currency,
    tax: taxOf(seller, purchase),
    status: statusOf(purchase),
    provider_url: purchase.receiptUrl,
    test: seller.isTest,
  };
}

/** The tax contained in the price. */
function taxOf({ tax }: StoredSeller, { amount }: CheckoutRow): Receipt['tax'] {
  return { ...tax, amount: Math.round((amount * tax.percent) / (100 + tax.percent)) };
}
