// How packs, purchases and receipts look on the wire.
import type { Plan, Purchase, Receipt } from '@opener/contract/payment';
import type { CheckoutRow } from './payment.repo.ts';
import type { Pack } from './packs.ts';
import { statusOf } from './purchase-status.ts';
import type { PaidReceipt } from './read-receipt.ts';

export function presentPlan({ id, credits, ...pack }: Pack): Plan {
  return { plan_id: id, messages: credits, ...pack };
}

export function presentPurchase(row: CheckoutRow): Purchase {
  return {
    id: row.id,
    plan_id: row.planId,
    name: row.name,
    messages: row.credits,
    amount: row.amount,
    currency: row.currency,
    status: statusOf(row),
    created_at: row.createdAt.toISOString(),
    receipt_url: row.receiptUrl,
  };
}

export function presentReceipt({
  purchase,
  number,
  paidAt,
  seller,
  buyer,
  refunded,
  tax,
}: PaidReceipt): Receipt {
  const { id, name, credits, amount, currency, receiptUrl } = purchase;
  return {
    id,
    number,
    paid_at: paidAt.toISOString(),
    seller: { name: seller.name, address: seller.address, tax_id: seller.taxId },
    buyer,
    name,
    messages: credits,
    amount,
    refunded_amount: refunded,
    currency,
    tax,
    status: statusOf(purchase),
    provider_url: receiptUrl,
    test: seller.isTest,
  };
}
