import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import { startStripeServer, type TestStripeServer } from '../../testing/stripe-server.ts';
import { BadSignature, type PaymentsPort, UnreadableEvent } from './port.ts';
import { createStripePayments } from './stripe.ts';

const webhookSecret = 'whsec_test';
const order = {
  checkoutId: '0197a0f0-0000-7000-8000-000000000001',
  name: 'Growth Pack',
  description: '500 sends',
  amount: 6900,
  currency: 'usd',
  email: 'ann@example.com',
  successUrl: 'http://localhost:3000/app/dashboard?payment=success',
  cancelUrl: 'http://localhost:3000/app/payments?payment=cancelled',
};

let server: TestStripeServer;
let port: PaymentsPort;
beforeEach(async () => {
  server = await startStripeServer();
  port = createStripePayments({
    secretKey: 'sk_test_secret',
    webhookSecret,
    apiUrl: server.url,
    timeoutMs: 30_000,
  });
});
afterEach(() => server.close());

describe('opening a checkout at Stripe', () => {
  it('asks for a one-time payment with everything that finds it again', async () => {
    const opened = await port.open(order);
    expect(opened).toEqual({ sessionId: 'cs_test_1', url: 'https://checkout.stripe.example/cs_test_1' });
    const { form, idempotencyKey, authorization, path } = server.requests.at(-1)!;
    expect([path, authorization]).toEqual(['/v1/checkout/sessions', 'Bearer sk_test_secret']);
    expect(idempotencyKey).toBe(`checkout-${order.checkoutId}`);
    expect(form).toMatchObject({
      mode: 'payment',
      allow_promotion_codes: 'true',
      'adaptive_pricing[enabled]': 'false',
      customer_email: 'ann@example.com',
      client_reference_id: order.checkoutId,
      'metadata[checkout_id]': order.checkoutId,
      'payment_intent_data[metadata][checkout_id]': order.checkoutId,
      'line_items[0][price_data][unit_amount]': '6900',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][quantity]': '1',
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    });
  });

  it('leaves the address to its page if it does not accept it', async () => {
    const odd = { ...order, email: 'taro..yamada.@mail.example' };
    expect(await port.open(odd)).toMatchObject({ sessionId: 'cs_test_1' });
    expect(await port.open(odd)).toMatchObject({ sessionId: 'cs_test_1' });
    expect(server.requests.at(-1)?.form).not.toHaveProperty('customer_email');
    expect(server.requests.at(-1)?.form).toMatchObject({ client_reference_id: order.checkoutId });
  });

  it('makes one page however often it is asked', async () => {
    expect(await port.open(order)).toEqual(await port.open(order));
  });

  it('takes a new key after a 500, which Stripe would repeat for a day', async () => {
    server.trouble.push('500');
    expect(await port.open(order)).toMatchObject({ sessionId: 'cs_test_1' });
    expect(await port.open(order)).toMatchObject({ sessionId: 'cs_test_1' });
    expect(server.sessions.size).toBe(1);
  });

  it('opens the page once Stripe is well again, however often it failed before', async () => {
    server.trouble.push('500', '500', '500', '500');
    await expect(port.open(order)).rejects.toBeInstanceOf(TransientFault);
    await expect(port.open(order)).rejects.toBeInstanceOf(TransientFault);
    expect(await port.open(order)).toMatchObject({ sessionId: 'cs_test_1' });
  });

  it('keeps the key when no answer came, for the page may exist', async () => {
    server.trouble.push('cut', 'cut');
    await expect(port.open(order)).rejects.toBeInstanceOf(TransientFault);
    await port.open(order);
    expect(new Set(server.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('keeps the key while another click with it is under way: two keys would make two pages', async () => {
    server.trouble.push('409');
    await expect(port.open(order)).rejects.toBeInstanceOf(TransientFault);
    expect(server.requests).toHaveLength(1);
    expect(server.sessions.size).toBe(0);
  });

  it('asks anew when what it asks for was corrected meanwhile', async () => {
    await port.open(order);
    const moved = { ...order, successUrl: 'https://opener.example/app/dashboard?payment=success' };
    expect(await port.open(moved)).toMatchObject({ sessionId: 'cs_test_2' });
  });

  it.each([
    ['500', TransientFault],
    ['429', TransientFault],
    ['cut', TransientFault],
    ['nonsense', TransientFault],
    ['400', FinalFault],
  ] as const)('tells %s apart, without the key or the person in its words', async (problem, kind) => {
    server.trouble.push(problem, problem);
    const error = await port
      .open({ ...order, checkoutId: `${order.checkoutId}-${problem}` })
      .catch((fault: unknown) => fault);
    server.trouble.length = 0;
    expect(error).toBeInstanceOf(kind);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/sk_test_secret|ann@/);
  });
});

describe('looking after a checkout', () => {
  it('says nothing while it is open, and what it became', async () => {
    const { sessionId } = await port.open({ ...order, checkoutId: '0197a0f0-0000-7000-8000-000000000002' });
    expect(await port.look(sessionId)).toBeUndefined();
    Object.assign(server.sessions.get(sessionId)!, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: 'pi_1',
    });
    expect(await port.look(sessionId)).toMatchObject({
      sessionId,
      paymentId: 'pi_1',
      change: { type: 'paid', amount: 6900, price: 6900, currency: 'usd' },
    });
    Object.assign(server.sessions.get(sessionId)!, { status: 'expired' });
    expect(await port.look(sessionId)).toMatchObject({ change: { type: 'expired' } });
  });
});

describe('events', () => {
  const { webhooks } = new Stripe('sk_test');
  const body = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, created: 1_790_000_000, data: { object } });
  const sign = (payload: string, timestamp?: number) =>
    webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...(timestamp && { timestamp }) });
  const read = (payload: string, signature = sign(payload)) =>
    port.readEvent(Buffer.from(payload), signature);
  const session = {
    id: 'cs_1',
    payment_intent: 'pi_1',
    payment_status: 'paid',
    amount_total: 5900,
    amount_subtotal: 6900,
    currency: 'usd',
    metadata: { checkout_id: 'c1' },
  };
  const paid = { type: 'paid', amount: 5900, price: 6900, currency: 'usd' };

  it.each([
    ['checkout.session.completed', session, paid],
    ['checkout.session.completed', { ...session, payment_status: 'no_payment_required' }, paid],
    ['checkout.session.async_payment_succeeded', session, paid],
    ['checkout.session.async_payment_failed', session, { type: 'failed' }],
    ['checkout.session.expired', session, { type: 'expired' }],
    [
      'charge.refunded',
      { payment_intent: 'pi_1', amount_refunded: 300, metadata: { checkout_id: 'c1' } },
      { type: 'refunded', amount: 300 },
    ],
    [
      'charge.succeeded',
      { payment_intent: 'pi_1', receipt_url: 'https://r' },
      { type: 'receipt', url: 'https://r' },
    ],
    ['charge.dispute.created', { payment_intent: 'pi_1', status: 'needs_response' }, { type: 'disputed' }],
    [
      'charge.dispute.closed',
      { payment_intent: 'pi_1', status: 'won' },
      { type: 'dispute closed', won: true },
    ],
    [
      'charge.dispute.closed',
      { payment_intent: 'pi_1', status: 'warning_closed' },
      { type: 'dispute closed', won: true },
    ],
    [
      'charge.dispute.closed',
      { payment_intent: 'pi_1', status: 'lost' },
      { type: 'dispute closed', won: false },
    ],
  ])('%s is read', (type, object, change) => {
    expect(read(body(type, object))).toMatchObject({ id: 'evt_1', paymentId: 'pi_1', change });
  });

  it('a session that is not paid yet, or does not say so, and foreign events mean nothing', () => {
    for (const payment_status of ['unpaid', undefined, 'PAID'])
      for (const type of ['checkout.session.completed', 'checkout.session.async_payment_succeeded'])
        expect(read(body(type, { ...session, payment_status }))).toBeUndefined();
    expect(read(body('customer.created', {}))).toBeUndefined();
  });

  it('are refused with an id that no index holds', () => {
    const long = 'x'.repeat(256);
    const type = 'checkout.session.completed';
    for (const names of [{ id: long }, { payment_intent: long }, { metadata: { checkout_id: long } }])
      expect(() => read(body(type, { ...session, ...names }))).toThrow(UnreadableEvent);
    expect(() => read(body('charge.dispute.created', { payment_intent: long }))).toThrow(UnreadableEvent);
    expect(() => read(body(type, session).replace('evt_1', long))).toThrow(UnreadableEvent);
    expect(read(body(type, session).replace('evt_1', long.slice(1)))).toBeDefined();
  });

  it('are refused unsigned, changed, old, or signed by somebody else', () => {
    const payload = body('checkout.session.completed', session);
    const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
    const others = webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
    expect(() => port.readEvent(Buffer.from(payload), undefined)).toThrow(BadSignature);
    expect(() => read(`${payload} `, sign(payload))).toThrow(BadSignature);
    expect(() => read(payload, sign(payload, tenMinutesAgo))).toThrow(BadSignature);
    expect(() => read(payload, others)).toThrow(BadSignature);
  });
});
