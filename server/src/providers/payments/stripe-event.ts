// Interprets Stripe's events. Pure: no network, no clock.
import * as z from 'zod';
import { type PaymentChange, type PaymentEvent, UnreadableEvent } from './port.ts';

/** The largest integer that the database column holds. */
const cents = z.int32();
/** Longer than any of Stripe's ids, and short enough for an index. */
const id = z.string().max(255);
const metadata = z.object({ checkout_id: id.optional() }).nullish();

const Session = z.object({
  id,
  client_reference_id: id.nullish(),
  payment_intent: id.nullish(),
  payment_status: z.string().nullish(),
  status: z.string().nullish(),
  amount_total: cents.nullish(),
  amount_subtotal: cents.nullish(),
  currency: z.string().nullish(),
  metadata,
});
export type Session = z.infer<typeof Session>;

const Charge = z.object({
  payment_intent: id.nullish(),
  amount_refunded: cents.default(0),
  receipt_url: z.string().nullish(),
  metadata,
});

const Dispute = z.object({ payment_intent: id.nullish(), status: z.string().default('') });

const Event = z.object({
  id,
  type: z.string(),
  created: z.int32(),
  data: z.object({ object: z.unknown() }),
});

export function toPaymentEvent(raw: unknown): PaymentEvent | undefined {
  try {
    const event = Event.parse(raw);
    const meaning = read(event.type, event.data.object);
    return meaning && { id: event.id, happenedAt: new Date(event.created * 1000), ...meaning };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    // The path but not the value, which may be personal.
    throw new UnreadableEvent(`it has another shape at "${error.issues[0]?.path.join('.') ?? ''}"`);
  }
}

type Meaning = Omit<PaymentEvent, 'id' | 'happenedAt'>;

function read(type: string, object: unknown): Meaning | undefined {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofPaidSession(Session.parse(object));
    case 'checkout.session.async_payment_failed':
      return ofSession(Session.parse(object), () => ({ type: 'failed' }));
    case 'checkout.session.expired':
      return ofSession(Session.parse(object), () => ({ type: 'expired' }));
    case 'charge.succeeded':
    case 'charge.updated':
      return ofCharge(object, (charge) =>
        charge.receipt_url ? { type: 'receipt', url: charge.receipt_url } : undefined,
      );
    case 'charge.refunded':
      return ofCharge(object, (charge) => ({ type: 'refunded', amount: charge.amount_refunded }));
    case 'charge.dispute.created':
      return ofDispute(object, () => ({ type: 'disputed' }));
    case 'charge.dispute.closed':
      return ofDispute(object, (dispute) => ({
        type: 'dispute closed',
        won: wonStatuses.has(dispute.status),
      }));
    default:
      return undefined;
  }
}

/** The second closes an inquiry that never became a dispute: the money stayed with us. */
const wonStatuses = new Set(['won', 'warning_closed']);

/** The state of a retrieved session. */
export function meaningOfSession(raw: unknown): Meaning | undefined {
  const session = Session.parse(raw);
  if (session.status === 'expired') return ofSession(session, () => ({ type: 'expired' }));
  return session.status === 'complete' ? ofPaidSession(session) : undefined;
}

/** The second means that a promotion code covered the whole price. */
const paidStatuses = new Set(['paid', 'no_payment_required']);

/** Delayed payment methods complete the session first and pay later; only then is it paid. */
function ofPaidSession(session: Session): Meaning | undefined {
  if (!paidStatuses.has(session.payment_status ?? '')) return undefined;
  return ofSession(session, () => ({
    type: 'paid',
    amount: session.amount_total ?? undefined,
    price: session.amount_subtotal ?? undefined,
    currency: session.currency?.toLowerCase(),
  }));
}

function ofSession(session: Session, change: (session: Session) => PaymentChange): Meaning {
  return {
    checkoutId: session.metadata?.checkout_id ?? session.client_reference_id ?? undefined,
    sessionId: session.id,
    paymentId: session.payment_intent ?? undefined,
    change: change(session),
  };
}

function ofCharge(
  object: unknown,
  read: (charge: z.infer<typeof Charge>) => PaymentChange | undefined,
): Meaning | undefined {
  const charge = Charge.parse(object);
  const change = read(charge);
  if (!change) return undefined;
  return {
    checkoutId: charge.metadata?.checkout_id,
    sessionId: undefined,
    paymentId: charge.payment_intent ?? undefined,
    change,
  };
}

function ofDispute(object: unknown, read: (dispute: z.infer<typeof Dispute>) => PaymentChange): Meaning {
  const dispute = Dispute.parse(object);
  return {
    checkoutId: undefined,
    sessionId: undefined,
    paymentId: dispute.payment_intent ?? undefined,
    change: read(dispute),
  };
}
