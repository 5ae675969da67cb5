// Buying credits on the wire: plans, checkouts, purchases and the credit ledger.
import * as z from 'zod/mini';
import { call } from './call.ts';

export const planIds = ['plan_1', 'plan_2', 'plan_3'] as const;
export const PlanId = z.enum(planIds, 'Please choose one of the packs');
export type PlanId = z.infer<typeof PlanId>;

export const paymentErrors = {
  vendorDown: 'The checkout could not be reached. Nothing was charged; please try again in a moment.',
  badSignature: 'This event is not signed by our payment provider.',
  unreadable: 'This event could not be read.',
  notYetKnown: 'This payment is not known yet. Please send the event again later.',
  badCursor: 'That page does not exist.',
  noReceipt: 'Receipt not found',
} as const;

export const Plan = z.object({
  plan_id: PlanId,
  name: z.string(),
  description: z.string(),
  /** In cents. */
  amount: z.number(),
  /** How many credits it adds: one per message. */
  messages: z.number(),
});
export type Plan = z.infer<typeof Plan>;

export const purchaseStatuses = ['paid', 'failed', 'refunded', 'partially_refunded', 'disputed'] as const;

export const Purchase = z.object({
  id: z.uuid(),
  plan_id: PlanId,
  name: z.string(),
  messages: z.number(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(purchaseStatuses),
  created_at: z.string(),
  receipt_url: z.nullable(z.string()),
});
export type Purchase = z.infer<typeof Purchase>;

export const Receipt = z.object({
  /** Of the purchase. */
  id: z.uuid(),
  /** Unique and stable per purchase. */
  number: z.string(),
  paid_at: z.string(),
  seller: z.object({
    name: z.string(),
    /** Line by line. */
    address: z.array(z.string()),
    tax_id: z.nullable(z.string()),
  }),
  buyer: z.object({ name: z.string(), email: z.string() }),
  /** The pack, and the credits in it. */
  name: z.string(),
  messages: z.number(),
  /** What was paid and refunded, in cents. */
  amount: z.number(),
  refunded_amount: z.number(),
  currency: z.string(),
  /** Contained in the amount. */
  tax: z.object({
    name: z.string(),
    percent: z.number(),
    amount: z.number(),
    note: z.nullable(z.string()),
  }),
  status: z.enum(purchaseStatuses),
  /** The card provider's receipt, if there is one. */
  provider_url: z.nullable(z.string()),
  /** Paid at the stand-in; no money moved. */
  test: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

/**
 * `message`: a credit set aside for a message, and its outcome. `refund`: credits taken back with a refunded or disputed purchase; `owe`:
 * credits that are set aside are claimed too; `waive`: that claim was dropped.
 */
export const ledgerKinds = ['message', 'grant', 'purchase', 'refund', 'owe', 'waive'] as const;

export const ledgerStates = ['waiting', 'written', 'returned'] as const;

/** One message, or one other event. `change` is the sum of its credit movements. */
export const LedgerRow = z.object({
  id: z.uuid(),
  kind: z.enum(ledgerKinds),
  /** For messages; otherwise null. */
  state: z.nullable(z.enum(ledgerStates)),
  change: z.number(),
  /** The sum of this row and all older ones. For the newest row, the present balance. */
  balance: z.number(),
  /** The target, if any. */
  username: z.nullable(z.string()),
  /** A description, if kind and state are not enough. */
  text: z.nullable(z.string()),
  created_at: z.string(),
  /** When the message was written, or its credit returned. */
  settled_at: z.nullable(z.string()),
});
export type LedgerRow = z.infer<typeof LedgerRow>;

export const LedgerQuery = z.object({
  cursor: z.optional(z.uuid(paymentErrors.badCursor)),
});

const tag = 'Payments';

export const listPlans = call({
  name: 'listPlans',
  method: 'GET',
  path: '/payments/plans',
  auth: 'public',
  tag,
  summary: 'The packs on sale',
  status: 200,
  answer: z.array(Plan),
});

export const createCheckout = call({
  name: 'createCheckout',
  method: 'POST',
  path: '/payments/create-checkout',
  auth: 'session',
  tag,
  summary: 'Start buying a pack; the browser continues at the returned address',
  body: z.object({ plan_id: PlanId }),
  status: 200,
  answer: z.object({ checkout_url: z.string() }),
  errors: [502],
});

export const listPurchases = call({
  name: 'listPurchases',
  method: 'GET',
  path: '/payments/history',
  auth: 'session',
  tag,
  summary: 'All purchases, newest first',
  status: 200,
  answer: z.array(Purchase),
});

export const getReceipt = call({
  name: 'getReceipt',
  method: 'GET',
  path: '/payments/:purchaseId/receipt',
  auth: 'session',
  tag,
  summary: 'The receipt of a purchase that was paid',
  params: z.object({ purchaseId: z.uuid() }),
  status: 200,
  answer: Receipt,
});

export const listLedger = call({
  name: 'listLedger',
  method: 'GET',
  path: '/payments/ledger',
  auth: 'session',
  tag,
  summary:
    'Every credit added or used: a row per message or other event, newest first, 50 to a page, with X-Next-Cursor',
  query: LedgerQuery,
  status: 200,
  answer: z.array(LedgerRow),
});

export const paymentWebhook = call({
  name: 'paymentWebhook',
  method: 'POST',
  path: '/payments/webhook',
  auth: 'public',
  tag,
  summary: 'For the payment provider; signed, raw body, idempotent',
  status: 200,
  answer: z.object({ received: z.literal(true) }),
  errors: [400, 409],
});
