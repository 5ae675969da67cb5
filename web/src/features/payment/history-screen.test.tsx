import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { LedgerRow, Purchase } from '@opener/contract/payment';
import { dayAndTime } from '../../lib/format.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { renderApp, signIn } from '../../testing/render-app.tsx';

const id = (n: number) => `0198f7a2-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Local time, so that the day is the same in every time zone. */
const noon = new Date(2024, 2, 12, 12);

const growth: Purchase = {
  id: id(1),
  plan_id: 'plan_2',
  name: 'Growth Pack',
  messages: 500,
  amount: 6900,
  currency: 'usd',
  status: 'paid',
  created_at: noon.toISOString(),
  receipt_url: 'https://receipts.example/1',
};

const row = (n: number, fields: Partial<LedgerRow> = {}): LedgerRow => ({
  id: id(n),
  kind: 'message',
  state: 'written',
  change: -1,
  balance: 100 - n,
  username: `person${n}`,
  text: null,
  created_at: noon.toISOString(),
  settled_at: new Date(2024, 2, 12, 12, 1).toISOString(),
  ...fields,
});

async function open(replies: Parameters<typeof fakeServer>[0]) {
  signIn();
  const server = fakeServer({
    ...freshAccount,
    ...replies,
  });
  const app = await renderApp('/app/payments/history');
  await screen.findByRole('heading', { level: 1, name: 'Purchase history' });
  return { ...app, server };
}

const purchases = () => within(screen.getByRole('region', { name: 'Purchases' }));
const ledger = () => within(screen.getByRole('region', { name: 'Credit history' }));

function makeWide(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

describe('the purchases', () => {
  it('are a table where there is room', async () => {
    makeWide();
    await open({ 'GET /payments/history': { body: [growth] } });
    const [, row] = await purchases().findAllByRole('row');
    const cells = [...(row?.children ?? [])].map((cell) => cell.textContent);
    expect(cells.slice(0, 5)).toEqual(['Mar 12, 2024', 'Growth Pack', '500', '$69.00', 'Paid']);
    expect(
      purchases()
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Date', 'Pack', 'Credits', 'Amount', 'Status', 'Receipt']);
  });

  it('are a list on a phone', async () => {
    await open({ 'GET /payments/history': { body: [growth] } });
    const item = within(await purchases().findByRole('listitem'));
    for (const text of ['Growth Pack', '500 credits', '$69.00', 'Paid', 'Mar 12, 2024']) {
      expect(item.getByText(text)).toBeTruthy();
    }
    expect(purchases().queryByRole('table')).toBeNull();
  });

  it('lead to their receipt, also without one of the card provider', async () => {
    await open({ 'GET /payments/history': { body: [{ ...growth, receipt_url: null }] } });
    const link = await purchases().findByRole('link', { name: 'Receipt for Growth Pack, Mar 12, 2024' });
    expect(link.getAttribute('href')).toBe(`/app/payments/${growth.id}/receipt`);
  });

  it('have no receipt when they were not paid', async () => {
    await open({ 'GET /payments/history': { body: [{ ...growth, status: 'failed' }] } });
    expect(await purchases().findByText('No receipt')).toBeTruthy();
    expect(purchases().queryByRole('link')).toBeNull();
  });

  it('show their status in a word', async () => {
    const statuses = ['paid', 'failed', 'refunded', 'partially_refunded', 'disputed'] as const;
    const body = statuses.map((status, index) => ({ ...growth, id: id(index), status }));
    await open({ 'GET /payments/history': { body } });
    for (const word of ['Paid', 'Failed', 'Refunded', 'Partly refunded', 'Disputed']) {
      expect(await purchases().findByText(word)).toBeTruthy();
    }
  });

  it('lead to the packs when there are none', async () => {
    await open({});
    expect(await purchases().findByText('No purchases yet')).toBeTruthy();
    const link = purchases().getByRole('link', { name: 'See packs' });
    expect(link.getAttribute('href')).toBe('/app/payments');
  });

  it('can be retried', async () => {
    const { server, user } = await open({ 'GET /payments/history': { status: 400 } });
    expect(await purchases().findByText('Your purchases did not load')).toBeTruthy();
    server.answer('GET /payments/history', { body: [growth] });
    await user.click(purchases().getByRole('button', { name: 'Retry' }));
    expect(await purchases().findByText('Growth Pack')).toBeTruthy();
  });
});

describe('the credits', () => {
  it('are a row per message: to whom, what became of it, when, and what was left', async () => {
    const body = [
      row(1, { state: 'waiting', username: 'zoe', balance: 1507, settled_at: null }),
      row(2, {
        state: 'returned',
        username: 'gone.account',
        change: 0,
        balance: 1508,
        text: 'Credit back: There is no Instagram profile with this username.',
      }),
      row(3, { username: 'mira.kilns', balance: 1508 }),
      row(4, {
        kind: 'purchase',
        state: null,
        username: null,
        text: 'Growth Pack',
        change: 1500,
        balance: 1509,
        settled_at: null,
      }),
      row(5, {
        kind: 'refund',
        state: null,
        username: null,
        text: 'Refund of Growth Pack',
        change: -1,
        balance: 9,
        settled_at: null,
      }),
    ];
    await open({ 'GET /payments/ledger': { body } });
    await ledger().findByText('Growth Pack');
    const time = dayAndTime(noon.toISOString(), Date.now());
    const shown = ledger()
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(shown).toEqual([
      `@zoe Waiting${time}\u22121 credit, 1,507 credits left1,507 left`,
      `@gone.account ReturnedCredit back: There is no Instagram profile with this username.${time}0 credits, 1,508 credits left1,508 left`,
      `@mira.kilns Written${time}\u22121 credit, 1,508 credits left1,508 left`,
      `Growth Pack${time}+1,500 credits, 1,509 credits left1,509 left`,
      `Refund of Growth Pack${time}\u22121 credit, 9 credits left9 left`,
    ]);
  });

  it('come by the page, and reading goes on at the first new one', async () => {
    const { user } = await open({
      'GET /payments/ledger': { body: [row(1), row(2)], headers: { 'x-next-cursor': id(2) } },
      [`GET /payments/ledger?cursor=${id(2)}`]: { body: [row(3)] },
    });
    await user.click(await ledger().findByRole('button', { name: 'Show more' }));
    const third = await ledger().findByText('@person3');
    expect(ledger().getAllByRole('listitem')).toHaveLength(3);
    expect(ledger().queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.contains(third)).toBe(true));
    expect(document.activeElement?.tagName).toBe('LI');
  });

  it('keep what is there when the next page fails', async () => {
    const next = `GET /payments/ledger?cursor=${id(2)}`;
    const { user, server } = await open({
      'GET /payments/ledger': { body: [row(1), row(2)], headers: { 'x-next-cursor': id(2) } },
      [next]: { status: 400 },
    });
    await user.click(await ledger().findByRole('button', { name: 'Show more' }));
    expect(await ledger().findByText('More rows did not load. Please try again.')).toBeTruthy();
    expect(ledger().getAllByRole('listitem')).toHaveLength(2);
    server.answer(next, { body: [row(3)] });
    await user.click(ledger().getByRole('button', { name: 'Show more' }));
    expect(await ledger().findByText('@person3')).toBeTruthy();
  });

  it('may be empty', async () => {
    await open({});
    expect(await ledger().findByText('No credit history yet')).toBeTruthy();
  });

  it('can be retried', async () => {
    const { server, user } = await open({ 'GET /payments/ledger': { status: 400 } });
    expect(await ledger().findByText('Your credits did not load')).toBeTruthy();
    server.answer('GET /payments/ledger', { body: [row(1)] });
    await user.click(ledger().getByRole('button', { name: 'Retry' }));
    expect(await ledger().findByText('@person1')).toBeTruthy();
  });
});
