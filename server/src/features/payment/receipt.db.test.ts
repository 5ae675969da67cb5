import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPaymentFixture, type PaymentFixture } from '../../testing/payment-fixture.ts';
import { newestMail, type Person, signedIn } from '../../testing/people.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { paymentDepsOf } from '../../wiring.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptNumber } from './receipt-number.ts';

let fixture: PaymentFixture;
let ann: Person;

beforeAll(async () => {
  fixture = await openPaymentFixture(undefined, {
    SELLER_NAME: 'Opener GmbH',
    SELLER_ADDRESS: 'Ofenstr. 4 | 10115 Berlin',
    SELLER_TAX_ID: 'DE123456789',
    TAX_NAME: 'VAT',
    TAX_PERCENT: '19',
    TAX_NOTE: 'Supplied from Germany.',
  });
});
beforeEach(async () => {
  ann = await signedIn(fixture.server);
});
afterAll(() => fixture.close());

async function buy(plan = 'plan_2', change: object = {}) {
  const bought = await fixture.begin(ann, plan);
  await fixture.tell('checkout.session.completed', { ...bought.session, ...change });
  return { ...bought, id: bought.checkoutId };
}

const receipt = (id: string, person = ann) =>
  fixture.server.call('GET', `/payments/${id}/receipt`, { token: person.token });

describe('a receipt', () => {
  it('says who sold what to whom, for how much, and how much of it is tax', async () => {
    const { id } = await buy();
    expect(await receipt(id)).toMatchObject({
      status: 200,
      body: {
        id,
        number: expect.stringMatching(/^OP(-[0-9A-HJKMNP-TV-Z]{4}){4}$/),
        paid_at: expect.stringMatching(/Z$/),
        seller: { name: 'Opener GmbH', address: ['Ofenstr. 4', '10115 Berlin'], tax_id: 'DE123456789' },
        buyer: { name: ann.name, email: ann.email },
        name: 'Growth Pack',
        messages: 500,
        amount: 6900,
        refunded_amount: 0,
        currency: 'usd',
        tax: { name: 'VAT', percent: 19, amount: 1102, note: 'Supplied from Germany.' },
        status: 'paid',
        provider_url: null,
        test: false,
      },
    });
  });

  it('is of what was really paid, and tells of a refund', async () => {
    const { id, charge } = await buy('plan_1', { amount_total: 950 });
    await fixture.tell('charge.refunded', charge(100));
    expect((await receipt(id)).body).toMatchObject({
      amount: 950,
      tax: { amount: 152 },
      refunded_amount: 100,
      status: 'partially_refunded',
      provider_url: null,
    });
    await fixture.tell('charge.succeeded', charge());
    expect((await receipt(id)).body.provider_url).toMatch(/^https:\/\/receipts\.example\//);
  });

  it('has a number of its own, which stays', async () => {
    const [first, second] = [await buy('plan_1'), await buy('plan_2')];
    const numberOf = async (id: string) => (await receipt(id)).body.number;
    expect(await numberOf(first.id)).toBe(await numberOf(first.id));
    expect(await numberOf(first.id)).not.toBe(await numberOf(second.id));
  });

  it('keeps the seller and the tax of the day it was paid', async () => {
    const { id } = await buy();
    const deps = paymentDepsOf(fixture.server.services);
    const moved = { ...deps.seller, name: 'Opener Inc.', tax: { ...deps.seller.tax, percent: 0 } };
    expect(await readReceipt({ ...deps, seller: moved }, ann, id)).toMatchObject({
      seller: { name: 'Opener GmbH' },
      tax: { percent: 19 },
    });
  });

  it('is not there for others, for what was not paid, and for what never was', async () => {
    const { id } = await buy();
    const bob = await signedIn(fixture.server);
    const open = await fixture.begin(ann, 'plan_3');
    const missing = [
      await receipt(id, bob),
      await receipt(open.checkoutId),
      await receipt('0197a0f0-0000-7000-8000-000000000000'),
    ];
    for (const answer of missing)
      expect([answer.status, answer.body]).toEqual([404, { detail: 'Receipt not found' }]);
    expect((await receipt('nonsense')).status).toBe(404);
    expect((await fixture.server.call('GET', `/payments/${id}/receipt`)).status).toBe(401);
  });

  it('is linked in the mail, which is sent once', async () => {
    const { id, session } = await buy();
    await fixture.tell('checkout.session.async_payment_succeeded', session);
    const mail = await newestMail(fixture.server, ann.email);
    const link = `${fixture.server.services.config.publicUrl}/app/payments/${id}/receipt`;
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain(link);
      expect(form).toContain(receiptNumber(id));
    }
    expect(await fixture.server.services.localMailbox!.list(ann.email)).toHaveLength(1);
  });
});

it('of the stand-in says that no money was charged', async () => {
  const server = await startTestServer();
  const person = await signedIn(server);
  const { token } = person;
  const { body } = await server.call('POST', '/payments/create-checkout', {
    token,
    body: { plan_id: 'plan_1' },
  });
  await server.app.inject({ method: 'POST', url: `${new URL(String(body.checkout_url)).pathname}/pay` });
  const { text } = await server.call('GET', '/payments/history', { token });
  const [{ id }] = JSON.parse(text) as [{ id: string }];
  const answer = await server.call('GET', `/payments/${id}/receipt`, { token });
  expect(answer.body).toMatchObject({
    test: true,
    seller: { name: 'Opener', address: [], tax_id: null },
    tax: { name: 'Tax', percent: 0, amount: 0, note: null },
  });
  await server.close();
});
