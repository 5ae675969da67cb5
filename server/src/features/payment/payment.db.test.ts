import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, minutes } from '../../lib/clock.ts';
import { createLogger } from '../../lib/logger.ts';
import {
  openPaymentFixture,
  type PaymentFixture,
  signatureOf,
  signed,
} from '../../testing/payment-fixture.ts';
import { newestMail, type Person, signedIn } from '../../testing/people.ts';
import { createProject, creditsOf, expectBalancedLedger, queue } from '../../testing/projects.ts';
import type { TestStripeServer } from '../../testing/stripe-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { paymentDepsOf } from '../../wiring.ts';
import { takeSilentCheckouts } from './payment.repo.ts';
import { reconcileCheckouts } from './reconcile-checkouts.ts';

let fixture: PaymentFixture;
let stripe: TestStripeServer;
let server: TestServer;
let ann: Person;
const lines: string[] = [];
const warnings = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  const to = { write: (line: string) => void lines.push(line) };
  fixture = await openPaymentFixture(createLogger({ level: 'warn', pretty: false, to }));
  ({ server, stripe } = fixture);
});
beforeEach(async () => {
  ann = await signedIn(server);
});
afterAll(async () => {
  await expectBalancedLedger(server);
  await fixture.close();
});

const checkout = (plan: unknown) => fixture.checkout(ann, plan);
const begin = (plan?: string) => fixture.begin(ann, plan);
const deliver: PaymentFixture['deliver'] = (event) => fixture.deliver(event);
const history = async () =>
  JSON.parse((await server.call('GET', '/payments/history', { token: ann.token })).text);
const sum = async () => (await creditsOf(server, ann)).slice(0, 2);

describe('plans', () => {
  it('are public', async () => {
    const { status, text } = await server.call('GET', '/payments/plans');
    expect(status).toBe(200);
    expect(
      JSON.parse(text).map(({ plan_id, name, amount, messages }: Record<string, unknown>) => [
        plan_id,
        name,
        amount,
        messages,
      ]),
    ).toEqual([
      ['plan_1', 'Starter Pack', 1900, 100],
      ['plan_2', 'Growth Pack', 6900, 500],
      ['plan_3', 'Pro Pack', 11900, 1000],
    ]);
  });
});

describe('starting a checkout', () => {
  it('records it, and sends the browser to the provider with the email filled in', async () => {
    const { status, body } = await checkout('plan_1');
    expect([status, body.checkout_url]).toEqual([
      200,
      expect.stringMatching(/^https:\/\/checkout\.stripe\.example\/cs_/),
    ]);
    expect(stripe.requests.at(-1)?.form).toMatchObject({
      customer_email: ann.email,
      success_url: `${server.services.config.publicUrl}/app/dashboard?payment=success`,
      cancel_url: `${server.services.config.publicUrl}/app/payments?payment=cancelled`,
    });
    expect(await history()).toEqual([]);
  });

  it('makes one session of a double click', async () => {
    const before = stripe.sessions.size;
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkout('plan_3')));
    expect(new Set(answers.map(({ body }) => body.checkout_url)).size).toBe(1);
    expect(stripe.sessions.size).toBe(before + 1);
  });

  it.each(['plan_9', '', undefined, 7])('refuses the plan %j', async (plan) => {
    expect(await checkout(plan)).toMatchObject({
      status: 422,
      body: { detail: 'Please choose one of the packs' },
    });
  });

  it.each(['500', 'cut', '400'] as const)(
    'answers 502 when the provider fails with %s, and works the next time',
    async (problem) => {
      stripe.trouble.push(problem, problem);
      const failed = await checkout('plan_1');
      stripe.trouble.length = 0;
      expect(failed).toMatchObject({
        status: 502,
        body: { detail: expect.stringContaining('Nothing was charged') },
      });
      expect(await sum()).toEqual([10, 10]);
      expect(await history()).toEqual([]);
      expect((await checkout('plan_1')).status).toBe(200);
    },
  );
});

describe('being paid', () => {
  it('adds the credits once, writes history and mails a receipt', async () => {
    const { session, charge } = await begin();
    expect((await deliver(signed('checkout.session.completed', session))).json()).toEqual({ received: true });
    await deliver(signed('charge.succeeded', charge()));
    expect(await sum()).toEqual([510, 510]);
    expect(await history()).toEqual([
      {
        id: expect.any(String),
        plan_id: 'plan_2',
        name: 'Growth Pack',
        messages: 500,
        amount: 6900,
        currency: 'usd',
        status: 'paid',
        created_at: expect.any(String),
        receipt_url: expect.stringContaining('receipts.example'),
      },
    ]);
    expect((await newestMail(server, ann.email)).subject).toBe('Your receipt: Growth Pack, $69.00');
  });

  it('counts one payment once: the same event twenty times at once, and other events that say the same', async () => {
    const { session } = await begin('plan_1');
    const event = signed('checkout.session.completed', session);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await deliver(signed('checkout.session.completed', session));
    await deliver(signed('checkout.session.async_payment_succeeded', session));
    expect(await sum()).toEqual([110, 110]);
    await server.drain();
    expect(await server.services.localMailbox!.list(ann.email)).toHaveLength(1);
  });

  it('records what was really paid with a promotion code', async () => {
    const { session } = await begin('plan_1');
    await deliver(signed('checkout.session.completed', { ...session, amount_total: 950 }));
    await deliver(signed('checkout.session.async_payment_succeeded', session));
    expect((await history())[0]).toMatchObject({ amount: 950, status: 'paid' });
    expect(await sum()).toEqual([110, 110]);
  });

  it('adds the credits of a pack that a promotion code paid for as a whole', async () => {
    const { session } = await begin('plan_1');
    const free = { ...session, payment_status: 'no_payment_required', payment_intent: null, amount_total: 0 };
    await deliver(signed('checkout.session.completed', free));
    expect(await sum()).toEqual([110, 110]);
  });

  it.each([
    ['another session', { id: 'cs_of_somebody_else' }, ['session']],
    ['a lower price', { amount_subtotal: 1, amount_total: 1 }, ['price']],
    ['the price of another pack', { amount_subtotal: 6900, amount_total: 6900 }, ['price']],
    ['no price', { amount_subtotal: undefined }, ['price']],
    ['another currency', { currency: 'jpy' }, ['currency']],
    ['no currency', { currency: undefined }, ['currency']],
  ])('rejects a payment with %s, and logs it', async (_name, wrong, differs) => {
    const { session } = await begin('plan_1');
    const answer = await deliver(signed('checkout.session.completed', { ...session, ...wrong }));
    expect(answer.statusCode).toBe(200);
    expect(await sum()).toEqual([10, 10]);
    expect(await history()).toEqual([]);
    const [warning] = warnings().slice(-1);
    expect(warning).toMatchObject({ msg: 'a payment event that does not fit its checkout', differs });
    expect(JSON.stringify(warning)).not.toContain(ann.email);
    // That did not mark the event as processed.
    await deliver(signed('checkout.session.completed', session));
    expect(await sum()).toEqual([110, 110]);
  });

  it('rejects an event that names two checkouts, or another payment', async () => {
    const mine = await begin('plan_1');
    await deliver(signed('checkout.session.completed', mine.session));
    const bob = await signedIn(server);
    const his = await fixture.begin(bob, 'plan_3');
    await deliver(signed('checkout.session.completed', { ...his.session, metadata: mine.session.metadata }));
    await deliver(signed('charge.refunded', { ...mine.charge(1900), payment_intent: 'pi_other' }));
    await deliver(signed('checkout.session.expired', { ...his.session, id: 'cs_of_somebody_else' }));
    expect(await creditsOf(server, bob)).toEqual([10, 10, 0]);
    expect(await sum()).toEqual([110, 110]);
    await deliver(signed('checkout.session.completed', his.session));
    expect(await creditsOf(server, bob)).toEqual([1010, 1010, 0]);
  });

  it('waits for a slow payment, and believes its success after a failure', async () => {
    const { session } = await begin('plan_1');
    await deliver(signed('checkout.session.completed', { ...session, payment_status: 'unpaid' }));
    expect(await sum()).toEqual([10, 10]);
    await deliver(signed('checkout.session.async_payment_failed', session));
    expect((await history())[0]).toMatchObject({ status: 'failed' });
    await deliver(signed('checkout.session.async_payment_succeeded', session));
    await deliver(signed('checkout.session.expired', session));
    expect(await sum()).toEqual([110, 110]);
    expect((await history())[0]).toMatchObject({ status: 'paid' });
  });

  it('refuses what is unsigned, changed or old, and changes nothing', async () => {
    const { session } = await begin('plan_1');
    const { payload, signature } = signed('checkout.session.completed', session);
    const old = signatureOf(payload, Math.floor(Date.now() / 1000) - 3_600);
    for (const bad of ['', 'nonsense', old]) {
      const refused = await deliver({ payload, signature: bad });
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { detail: 'This event is not signed by our payment provider.' },
      ]);
    }
    expect((await deliver({ payload: payload.replace('"paid"', '"PAID"'), signature })).statusCode).toBe(400);
    expect(await sum()).toEqual([10, 10]);
  });

  it.each([{ id: 7 }, { id: 'cs_1', amount_total: 2 ** 40 }, 'nothing'])(
    'refuses what is signed but cannot be read, such as %j',
    async (object) => {
      const refused = await deliver(signed('checkout.session.completed', object as object));
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { detail: 'This event could not be read.' },
      ]);
    },
  );

  it('answers 200 for a checkout it does not know, and for events it does not read', async () => {
    const session = { id: 'cs_unknown', metadata: { checkout_id: 'nonsense' }, payment_status: 'paid' };
    expect((await deliver(signed('checkout.session.completed', session))).statusCode).toBe(200);
    expect((await deliver(signed('customer.created', {}))).statusCode).toBe(200);
  });

  it('a crash between receipt and commit leaves nothing half done: the repeated event does it all', async () => {
    const { session } = await begin('plan_1');
    const event = signed('checkout.session.completed', session);
    const { pool } = server.services.database;
    // Simulates a database failure at the last statement of the transaction.
    await pool.query(
      `create function break_mail() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$`,
    );
    await pool.query(
      'create trigger crash before insert on graphile_worker._private_jobs execute function break_mail()',
    );
    expect((await deliver(event)).statusCode).toBe(500);
    await pool.query('drop trigger crash on graphile_worker._private_jobs');
    expect(await sum()).toEqual([10, 10]);
    expect((await deliver(event)).statusCode).toBe(200);
    expect(await sum()).toEqual([110, 110]);
  });
});

describe('being refunded', () => {
  it('takes the refunded part of the credits back, step by step, once each', async () => {
    const { session, charge } = await begin('plan_1');
    await deliver(signed('checkout.session.completed', session));
    await deliver(signed('charge.refunded', charge(950)));
    expect(await sum()).toEqual([60, 60]);
    expect((await history())[0]).toMatchObject({ status: 'partially_refunded' });
    await deliver(signed('charge.refunded', charge(1900)));
    await deliver(signed('charge.refunded', charge(950)));
    expect(await sum()).toEqual([10, 10]);
    expect((await history())[0]).toMatchObject({ status: 'refunded' });
  });

  it('takes no more than what is unspent', async () => {
    const { session, charge } = await begin('plan_1');
    const project = await createProject(server, ann);
    await deliver(signed('checkout.session.completed', session));
    for (let i = 0; i < 30; i++) await queue(server, ann, project, `spent${i}`);
    await deliver(signed('charge.refunded', charge(1900)));
    expect(await sum()).toEqual([0, 30]);
    await server.drain();
    expect(await creditsOf(server, ann)).toEqual([0, 30, 30]);
  });

  it('has the same result when the refund arrives before the payment', async () => {
    const { session, charge } = await begin('plan_1');
    await deliver(signed('charge.refunded', charge(1900)));
    expect(await sum()).toEqual([10, 10]);
    await deliver(signed('checkout.session.completed', session));
    expect(await sum()).toEqual([10, 10]);
    expect((await history())[0]).toMatchObject({ status: 'refunded' });
  });

  it('holds the credits of a disputed payment, and gives them back when it is won', async () => {
    const { session, dispute } = await begin('plan_1');
    await deliver(signed('checkout.session.completed', session));
    await deliver(signed('charge.dispute.created', dispute('needs_response'), 1_790_000_100));
    expect(await sum()).toEqual([10, 10]);
    expect((await history())[0]).toMatchObject({ status: 'disputed' });
    await deliver(signed('charge.dispute.closed', dispute('won'), 1_790_000_200));
    await deliver(signed('charge.dispute.created', dispute('needs_response'), 1_790_000_100));
    expect(await sum()).toEqual([110, 110]);
    expect((await history())[0]).toMatchObject({ status: 'paid' });
  });
});

describe('a dispute', () => {
  it('that overtakes its payment is asked for again, and then counts', async () => {
    const { session, dispute } = await begin('plan_1');
    const event = signed('charge.dispute.created', dispute('needs_response'));
    expect((await deliver(event)).statusCode).toBe(409);
    await deliver(signed('checkout.session.completed', session));
    expect((await deliver(event)).statusCode).toBe(200);
    expect(await sum()).toEqual([10, 10]);
    expect((await history())[0]).toMatchObject({ status: 'disputed' });
  });

  it('that is opened and closed in the same second is closed, in either order', async () => {
    const { session, dispute } = await begin('plan_1');
    await deliver(signed('checkout.session.completed', session));
    const opened = signed('charge.dispute.created', dispute('needs_response'), 1_790_000_100);
    const closed = signed('charge.dispute.closed', dispute('won'), 1_790_000_100);
    await deliver(closed);
    await deliver(opened);
    expect((await history())[0]).toMatchObject({ status: 'paid' });
    expect(await sum()).toEqual([110, 110]);
  });

  it('of a payment that is not ours is answered so too, its receipt is not', async () => {
    const foreign = { payment_intent: 'pi_foreign', receipt_url: 'https://receipts.example/1' };
    expect((await deliver(signed('charge.dispute.created', foreign))).statusCode).toBe(409);
    expect((await deliver(signed('charge.succeeded', foreign))).statusCode).toBe(200);
  });
});

describe('reconciliation', () => {
  const reconcile = () => reconcileCheckouts(paymentDepsOf(server.services));

  it('finds the payment whose webhook was lost, once, also when it arrives after all', async () => {
    const { sessionId, session } = await begin('plan_1');
    stripe.sessions.set(sessionId, session);
    await reconcile();
    expect(await sum()).toEqual([10, 10]);
    server.advance(minutes(6));
    await reconcile();
    await reconcile();
    expect(await sum()).toEqual([110, 110]);
    await deliver(signed('checkout.session.completed', session));
    expect(await sum()).toEqual([110, 110]);
  });

  it('goes on with the others when one cannot be asked about', async () => {
    const lost = await begin('plan_1');
    stripe.sessions.delete(lost.sessionId);
    const { sessionId, session } = await begin('plan_3');
    stripe.sessions.set(sessionId, session);
    server.advance(minutes(6));
    await reconcile();
    expect(await sum()).toEqual([1010, 1010]);
  });
});

describe('many open checkouts', () => {
  const insertOpen = (count: number, minutesAgo: number) =>
    server.services.db.execute(sql`
      insert into checkouts (id, user_id, plan_id, name, messages, amount, currency, state, session_id, created_at)
      select gen_random_uuid(), ${ann.id}, 'plan_1', 'Starter Pack', 100, 1900, 'usd', 'open', 'cs_lost' || gen_random_uuid(),
        ${after(server.services.clock.now(), -minutes(minutesAgo)).toISOString()}::timestamptz
      from generate_series(1, ${count}::int)`);
  const forget = () =>
    server.services.db.execute(sql`delete from checkouts where session_id like 'cs_lost%'`);

  it('keep no later one from being looked at', async () => {
    await insertOpen(130, 60);
    const { sessionId, session } = await begin('plan_1');
    stripe.sessions.set(sessionId, session);
    server.advance(minutes(6));
    await reconcileCheckouts(paymentDepsOf(server.services));
    expect(await sum()).toEqual([110, 110]);
    await forget();
  });

  it('are taken in turn, by whoever looks, also after a round that was cut short', async () => {
    const { db, clock } = server.services;
    await db.execute(sql`update checkouts set state = 'expired' where state = 'open'`);
    await insertOpen(6, 60);
    const take = (now: Date, limit: number) =>
      takeSilentCheckouts(db, { createdBefore: clock.now(), notLookedAtSince: now, limit });
    const first = clock.now();
    const both = await Promise.all([take(first, 2), take(first, 2)]);
    const later = after(first, minutes(10));
    const rest = await take(later, 2);
    expect(new Set([...both.flat(), ...rest].map(({ id }) => id)).size).toBe(6);
    expect(await take(later, 9)).toHaveLength(4);
    expect(await take(later, 9)).toHaveLength(0);
    await forget();
  });
});

describe('deleting the account', () => {
  it('keeps the record of the purchase, without the person', async () => {
    const { session, charge, sessionId } = await begin('plan_1');
    await deliver(signed('checkout.session.completed', session));
    await server.call('DELETE', '/auth/delete-account', { token: ann.token });
    expect((await deliver(signed('charge.refunded', charge(1900)))).statusCode).toBe(200);
    const { rows } = await server.services.db.execute(
      sql`select user_id, amount, refunded_amount from checkouts where session_id = ${sessionId}`,
    );
    expect(rows).toEqual([{ user_id: null, amount: 1900, refunded_amount: 1900 }]);
  });

  it('tells the operator of a payment that comes afterwards, once and without the person', async () => {
    const { session, charge, sessionId } = await begin('plan_1');
    await server.call('DELETE', '/auth/delete-account', { token: ann.token });
    lines.length = 0;
    await deliver(signed('checkout.session.completed', session));
    await deliver(signed('checkout.session.completed', session));
    await deliver(signed('charge.refunded', charge(1900)));
    expect(warnings()).toMatchObject([
      { session: sessionId, msg: 'a payment for an account that was deleted' },
    ]);
    expect(lines[0]).not.toMatch(new RegExp(`${ann.id}|${ann.email}`, 'u'));
  });

  it('does not deadlock when the payment comes at that moment', async () => {
    const { session, charge } = await begin('plan_1');
    const [gone, ...events] = await Promise.all([
      server.call('DELETE', '/auth/delete-account', { token: ann.token }),
      deliver(signed('checkout.session.completed', session)),
      deliver(signed('charge.refunded', charge(1900))),
      deliver(signed('checkout.session.completed', session)),
    ]);
    expect([gone.status, ...events.map(({ statusCode }) => statusCode)]).toEqual([200, 200, 200, 200]);
  });
});
