// Stripe Checkout: one-time payments on Stripe's own page, signed webhooks. Sources: decision 30.
import { Stripe } from 'stripe';
import { FinalFault, plainCode, TransientFault } from '../../lib/port-faults.ts';
import { BadSignature, type CheckoutOrder, type PaymentsPort, UnreadableEvent } from './port.ts';
import { meaningOfSession, toPaymentEvent } from './stripe-event.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  apiUrl?: string | undefined;
  timeoutMs?: number;
};

export function createStripePayments(options: StripeOptions): PaymentsPort {
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeoutMs ?? 8_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(options.apiUrl),
  });

  return {
    async open(order) {
      const session = await faulty(() => createWithEmail(stripe, order));
      if (!session.url) throw new TransientFault('Stripe gave no address for the checkout');
      return { sessionId: session.id, url: session.url };
    },

    readEvent: (rawBody, signature) =>
      toPaymentEvent(verify(stripe, rawBody, signature, options.webhookSecret)),

    async look(sessionId) {
      const session = await faulty(() => stripe.checkout.sessions.retrieve(sessionId));
      const meaning = meaningOfSession(session);
      return (
        meaning && { id: `look:${session.id}:${meaning.change.type}`, happenedAt: new Date(), ...meaning }
      );
    },
  };
}

/** Stripe refuses some addresses that do get mail. Its page asks for one if none is given. */
async function createWithEmail(stripe: Stripe, order: CheckoutOrder): Promise<Stripe.Checkout.Session> {
  const { customer_email: email, ...session } = sessionFor(order);
  try {
    return await createSession(stripe, order, { ...session, customer_email: email });
  } catch (error) {
    const isAboutEmail =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer_email';
    if (!isAboutEmail) throw error;
    return createSession(stripe, order, session);
  }
}

const mostKeys = 10;

/**
 * For a day, Stripe repeats the saved answer of an idempotency key, even a 500. After such an answer the next key of a fixed sequence is
 * used, so that two simultaneous clicks still end on one page. Without an answer the key stays: the page may exist.
 */
async function createSession(
  stripe: Stripe,
  { checkoutId }: CheckoutOrder,
  session: Stripe.Checkout.SessionCreateParams,
): Promise<Stripe.Checkout.Session> {
  let failures = 0;
  for (let number = 1; ; number++) {
    const idempotencyKey = `checkout-${checkoutId}${number === 1 ? '' : `-${number}`}`;
    try {
      return await stripe.checkout.sessions.create(session, { idempotencyKey });
    } catch (error) {
      if (!isSpent(error) || number === mostKeys) throw error;
      // Two failures in a row that were not saved ones: Stripe has trouble, and the user tries again later.
      if (!isSaved(error) && ++failures === 2) throw error;
    }
  }
}

/** Every request with this key will fail from now on. */
function isSpent(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return (error.statusCode ?? 0) >= 500 || hasOtherParameters(error);
}

function isSaved(error: Stripe.errors.StripeError): boolean {
  return hasOtherParameters(error) || error.headers?.['idempotent-replayed'] === 'true';
}

/** Such as a corrected address. A 409 is another request with this key, still in progress. */
function hasOtherParameters(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode !== 409;
}

/** Checks the signature over the raw bytes, and that it is at most five minutes old. */
export function verify(
  stripe: Pick<Stripe, 'webhooks'>,
  rawBody: Buffer,
  signature: string | undefined,
  secret: string,
): unknown {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature ?? '', secret);
  } catch (error) {
    const isUnsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
    // The error contains the whole event.
    throw isUnsigned
      ? new BadSignature('its signature is missing, wrong or too old')
      : new UnreadableEvent('it is no JSON');
  }
}

function sessionFor(order: CheckoutOrder) {
  const metadata = { checkout_id: order.checkoutId };
  return {
    mode: 'payment' as const,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amount,
          product_data: { name: order.name, description: order.description },
        },
      },
    ],
    allow_promotion_codes: true,
    // Prices stay in our currency: payments are compared with what we asked, refunds with what was paid.
    adaptive_pricing: { enabled: false },
    customer_email: order.email,
    client_reference_id: order.checkoutId,
    metadata,
    // Charges and refunds carry it too, so they find their purchase in any order.
    payment_intent_data: { metadata },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

async function faulty<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const status = error.statusCode ?? 0;
    const refused = status >= 400 && status < 500 && status !== 409 && status !== 429;
    // The vendor's error may contain the key or personal data; only its kind is kept.
    if (refused)
      throw new FinalFault(
        'payments_refused',
        `Stripe refused with ${status} ${plainCode(error.code ?? error.type)}`,
      );
    throw new TransientFault(`Stripe did not answer: ${status || plainCode(error.type)}`);
  }
}

function addressOf(apiUrl: string | undefined): {
  protocol?: 'http' | 'https';
  host?: string;
  port?: number;
} {
  if (!apiUrl) return {};
  const url = new URL(apiUrl);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { protocol, host: url.hostname, port: Number(url.port) || (protocol === 'http' ? 80 : 443) };
}
