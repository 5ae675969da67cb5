// The stand-in for a card provider: a page of our own where no money moves. It sends Stripe's events, signed the same way.
import { and, eq, isNull } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { Db } from '../../db/database.ts';
import { localCheckouts } from '../../db/schema.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import type { PaymentsPort } from './port.ts';
import { meaningOfSession, toPaymentEvent } from './stripe-event.ts';
import { verify } from './stripe.ts';

export type LocalCheckout = typeof localCheckouts.$inferSelect;

export type SignedEvent = { body: string; signature: string };

export type LocalPayments = PaymentsPort & {
  find(id: string): Promise<LocalCheckout | undefined>;
  /** Marks the page as paid and returns the events that a provider would send. */
  pay(id: string): Promise<SignedEvent[]>;
  /** Any signed event, for tests of later ones such as refunds. */
  sign(type: string, object: object): SignedEvent;
};

export function createLocalPayments(deps: {
  db: Db;
  clock: Clock;
  webhookSecret: string;
  publicUrl: string;
}): LocalPayments {
  const { db, clock } = deps;
  const sign = (type: string, object: object) => signEvent(deps, type, object);

  async function find(id: string): Promise<LocalCheckout | undefined> {
    const [row] = await db.select().from(localCheckouts).where(eq(localCheckouts.id, id));
    return row;
  }

  return {
    find,
    sign,
    async open(order) {
      const { checkoutId, name, amount, currency, email, successUrl, cancelUrl } = order;
      const id = `cs_local_${checkoutId.replaceAll('-', '')}`;
      await db
        .insert(localCheckouts)
        .values({
          id,
          checkoutId,
          name,
          amount,
          currency,
          email,
          successUrl,
          cancelUrl,
          createdAt: clock.now(),
        })
        .onConflictDoNothing();
      return { sessionId: id, url: `${deps.publicUrl}/local/checkout/${id}` };
    },
    async pay(id) {
      const [paid] = await db
        .update(localCheckouts)
        .set({ paidAt: clock.now() })
        .where(and(eq(localCheckouts.id, id), isNull(localCheckouts.paidAt)))
        .returning();
      return paid ? [sign('checkout.session.completed', sessionOf(paid))] : [];
    },
    readEvent: (rawBody, signature) =>
      toPaymentEvent(verify({ webhooks }, rawBody, signature, deps.webhookSecret)),
    async look(sessionId) {
      const row = await find(sessionId);
      const meaning = row?.paidAt ? meaningOfSession(sessionOf(row)) : undefined;
      return meaning && { id: `look:${sessionId}`, happenedAt: clock.now(), ...meaning };
    },
  };
}

const { webhooks } = new Stripe('sk_local');

function signEvent(
  { clock, webhookSecret }: { clock: Clock; webhookSecret: string },
  type: string,
  object: object,
): SignedEvent {
  const body = JSON.stringify({
    id: `evt_local_${newId()}`,
    object: 'event',
    type,
    created: Math.floor(clock.now().getTime() / 1000),
    data: { object },
  });
  // The receiver compares the signature's age with the machine's clock.
  const signature = webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
  return { body, signature };
}

function sessionOf(row: LocalCheckout) {
  return {
    id: row.id,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_local_${row.id.slice('cs_local_'.length)}`,
    amount_total: row.amount,
    amount_subtotal: row.amount,
    currency: row.currency,
    client_reference_id: row.checkoutId,
    metadata: { checkout_id: row.checkoutId },
  };
}
