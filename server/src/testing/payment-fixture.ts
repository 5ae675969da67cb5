// A server with a small loopback Stripe, and helpers to buy, refund and dispute.
import { Stripe } from 'stripe';
import type { Logger } from '../lib/logger.ts';
import { troubledPorts } from './fake-ports.ts';
import type { Person } from './people.ts';
import { startStripeServer, type TestStripeServer } from './stripe-server.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const webhookSecret = 'whsec_test';
const { webhooks } = new Stripe('sk_test');

export type SignedEvent = { payload: string; signature: string };

export type PaymentFixture = {
  server: TestServer;
  stripe: TestStripeServer;
  checkout(person: Person, plan: unknown): ReturnType<TestServer['call']>;
  /** Starts a purchase and returns the objects that Stripe would now send. */
  begin(person: Person, plan?: string): ReturnType<typeof objectsOf>;
  deliver(event: SignedEvent): Promise<{ statusCode: number; json(): unknown }>;
  /** Signs an event and delivers it. */
  tell(type: string, object: object, created?: number): Promise<number>;
  close(): Promise<void>;
};

let events = 0;

/** `created` determines the order of dispute events. */
export function signed(type: string, object: object, created = 1_790_000_000): SignedEvent {
  const payload = JSON.stringify({ id: `evt_${++events}`, object: 'event', type, created, data: { object } });
  return { payload, signature: signatureOf(payload) };
}

export function signatureOf(payload: string, timestamp?: number): string {
  return webhooks.generateTestHeaderString({
    payload,
    secret: webhookSecret,
    ...(timestamp && { timestamp }),
  });
}

export async function openPaymentFixture(
  listener?: Logger,
  settings: Record<string, string> = {},
): Promise<PaymentFixture> {
  const stripe = await startStripeServer();
  const environment = {
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
    ...settings,
  };
  const server = await startTestServer(environment, troubledPorts(), listener);
  const checkout = (person: Person, plan_id: unknown) =>
    server.call('POST', '/payments/create-checkout', { token: person.token, body: { plan_id } });
  const deliver = ({ payload, signature }: SignedEvent) =>
    server.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload,
    });
  return {
    server,
    stripe,
    checkout,
    deliver,
    begin: async (person, plan = 'plan_2') => {
      const { body } = await checkout(person, plan);
      return objectsOf(stripe, String(body.checkout_url).split('/').at(-1)!);
    },
    tell: async (...event) => (await deliver(signed(...event))).statusCode,
    async close() {
      await server.close();
      await stripe.close();
    },
  };
}

async function objectsOf(stripe: TestStripeServer, sessionId: string) {
  const stored = stripe.sessions.get(sessionId)!;
  const payment_intent = `pi_${sessionId}`;
  return {
    sessionId,
    /** Our own id. */
    checkoutId: String(stored.client_reference_id),
    session: {
      ...stored,
      metadata: stored.metadata,
      payment_intent,
      payment_status: 'paid',
      status: 'complete',
    },
    charge: (refunded = 0) => ({
      payment_intent,
      amount_refunded: refunded,
      receipt_url: `https://receipts.example/${sessionId}`,
      metadata: stored.metadata,
    }),
    dispute: (status: string) => ({ payment_intent, status }),
  };
}
