import type { Purchase } from '@opener/contract/payment';
import type { Db } from '../../db/database.ts';
import { type CheckoutRow, listCheckouts } from './payment.repo.ts';

export async function listPurchases(deps: { db: Db }, userId: string): Promise<Purchase[]> {
  return (await listCheckouts(deps.db, userId)).map((row) => ({
    id: row.id,
    plan_id: row.planId,
    name: row.name,
    messages: row.messages,
    amount: row.amount,
    currency: row.currency,
    status: statusOf(row),
    created_at: row.createdAt.toISOString(),
    receipt_url: row.receiptUrl,
  }));
}

export function statusOf({ state, disputed, refundedAmount, amount }: CheckoutRow): Purchase['status'] {
  if (state !== 'paid') return 'failed';
  if (disputed) return 'disputed';
  if (refundedAmount === 0) return 'paid';
  return refundedAmount >= amount ? 'refunded' : 'partially_refunded';
}
