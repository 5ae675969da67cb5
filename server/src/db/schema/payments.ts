// Checkouts and the payment provider's events.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PlanId } from '@opener/contract/payment';
import { moment } from './columns.ts';
import type { StoredSeller } from '../documents.ts';
import { users } from './accounts.ts';

export const checkoutState = pgEnum('checkout_state', ['open', 'paid', 'failed', 'expired']);

/** A purchase, recorded before the browser leaves for the checkout page. It is kept, without its owner, when the account is deleted. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    planId: text('plan_id').$type<PlanId>().notNull(),
    name: text('name').notNull(),
    /** The column has the name of the wire's field. */
    credits: integer('messages').notNull(),
    /** In cents. Once paid, the amount that was really paid, which a promotion code may lower. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    state: checkoutState('state').notNull(),
    /** The provider's ids, and the URL of its page. */
    sessionId: text('session_id').unique(),
    paymentId: text('payment_id').unique(),
    url: text('url'),
    receiptUrl: text('receipt_url'),
    /** As configured at the time of payment, so that a receipt never changes; null before. */
    seller: jsonb('seller').$type<StoredSeller>(),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    disputed: boolean('disputed').notNull().default(false),
    disputeChangedAt: moment('dispute_changed_at'),
    /** When the provider was last asked about it; the longest ago is asked first. */
    lookedAt: moment('looked_at'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('checkouts_user').on(table.userId, table.id),
    index('checkouts_open')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
    index('checkouts_expired')
      .on(table.createdAt)
      .where(sql`${table.state} = 'expired'`),
  ],
);

/** Processed events of the payment provider; a repeated one does nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: moment('received_at').notNull(),
});
