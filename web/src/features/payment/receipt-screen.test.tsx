import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Receipt } from '@opener/contract/payment';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { renderApp, signIn } from '../../testing/render-app.tsx';

const id = '0198f7a2-0000-7000-8000-000000000001';
const route = `GET /payments/${id}/receipt`;

const growth: Receipt = {
  id,
  number: 'OP-06CS-8YG0-0000-0001',
  paid_at: '2024-03-12T12:00:00Z',
  seller: { name: 'Opener GmbH', address: ['Ofenstr. 4', '10115 Berlin'], tax_id: 'DE123456789' },
  buyer: { name: 'Ada Lovelace', email: 'ada@example.com' },
  name: 'Growth Pack',
  messages: 500,
  amount: 6900,
  refunded_amount: 0,
  currency: 'usd',
  tax: { name: 'VAT', percent: 19, amount: 1102, note: 'Supplied from Germany.' },
  status: 'paid',
  provider_url: null,
  test: false,
};

async function open(reply: Parameters<typeof fakeServer>[0][string]) {
  signIn();
  const server = fakeServer({ ...freshAccount, [route]: reply });
  return { server, ...(await renderApp(`/app/payments/${id}/receipt`)) };
}

const paper = async () => within(await screen.findByRole('article', { name: 'Receipt' }));
const sums = async () =>
  (await paper())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('says who sold what to whom, when, and how much of it is tax', async () => {
  await open({ body: growth });
  const receipt = await paper();
  const facts = receipt
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Receipt number', 'OP-06CS-8YG0-0000-0001'],
    ['Paid on', 'March 12, 2024, 12:00 UTC'],
    ['Seller', 'Opener GmbHOfenstr. 410115 BerlinTax ID DE123456789'],
    ['Buyer', 'Ada Lovelaceada@example.com'],
  ]);
  expect(await sums()).toEqual([
    ['Growth Pack500 credits, bought once', '$69.00'],
    ['VAT 19%, included', '$11.02'],
    ['Total paid', '$69.00'],
  ]);
  expect(receipt.getByText('Supplied from Germany.')).toBeTruthy();
  expect(receipt.getByText('Paid')).toBeTruthy();
  expect(receipt.queryByText(/No money was charged/)).toBeNull();
  expect(document.title).toBe('Receipt OP-06CS-8YG0-0000-0001 · Opener');
});

it('leaves out what is not set, and tells of a refund', async () => {
  await open({
    body: {
      ...growth,
      seller: { name: 'Opener', address: [], tax_id: null },
      tax: { name: 'Tax', percent: 0, amount: 0, note: null },
      refunded_amount: 100,
      status: 'partially_refunded',
    },
  });
  expect(await sums()).toEqual([
    ['Growth Pack500 credits, bought once', '$69.00'],
    ['Tax', '$0.00'],
    ['Total paid', '$69.00'],
    ['Refunded since', '\u2212$1.00'],
  ]);
  expect((await paper()).queryByText(/Tax ID/)).toBeNull();
  expect((await paper()).getByText('Partly refunded')).toBeTruthy();
});

it('says that a test purchase charged no money', async () => {
  await open({ body: { ...growth, test: true } });
  expect((await paper()).getByText(/No money was charged/)).toBeTruthy();
});

it('is printed by its button, without the page around it', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await open({ body: growth });
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
});

it('leads back, and to the receipt of the card provider in a new tab', async () => {
  await open({ body: { ...growth, provider_url: 'https://receipts.example/1' } });
  const theirs = await screen.findByRole('link', {
    name: 'The card provider’s receipt, opens in a new tab',
  });
  expect(theirs.getAttribute('href')).toBe('https://receipts.example/1');
  expect(theirs.getAttribute('target')).toBe('_blank');
  expect(theirs.getAttribute('rel')).toContain('noopener');
  expect(screen.getByRole('link', { name: 'Purchase history' }).getAttribute('href')).toBe(
    '/app/payments/history',
  );
});

it.each([null, 'javascript:alert(1)'])('does not lead to %j', async (provider_url) => {
  await open({ body: { ...growth, provider_url } });
  await paper();
  expect(screen.queryByRole('link', { name: /card provider/ })).toBeNull();
});

it('says so when there is none', async () => {
  await open({ status: 404, body: { detail: 'Receipt not found' } });
  expect(await screen.findByText('Receipt not found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your purchases' }).getAttribute('href')).toBe(
    '/app/payments/history',
  );
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
});

it('can be retried', async () => {
  const { server, user } = await open({ status: 400, body: { detail: 'No' } });
  expect(await screen.findByText('This receipt did not load')).toBeTruthy();
  server.answer(route, { body: growth });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await paper();
});
