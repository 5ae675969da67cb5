import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { CreditBalance } from './credit-balance.tsx';
import { CreditsCard } from './credits-card.tsx';

function show(reply: Parameters<typeof fakeServer>[0][string]) {
  const server = fakeServer({ 'GET /payments/credits': reply });
  renderPart(
    <>
      <CreditBalance />
      <CreditsCard />
    </>,
  );
  return server;
}

it('shows the balance, the price and what was used', async () => {
  show({ body: { credits: 87, total_earned: 110, total_used: 23 } });
  expect(await screen.findByText('Each DM uses 1 credit')).toBeTruthy();
  expect(screen.getByText('23 used of 110')).toBeTruthy();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Credits used' });
  expect([bar.value, bar.max]).toEqual([23, 110]);
  expect(screen.getByRole('link', { name: 'Buy More' }).getAttribute('href')).toBe('/app/payments');
});

it('counts what follow-ups used, which are no generated messages', async () => {
  show({ body: { credits: 84, total_earned: 110, total_used: 23 } });
  expect(await screen.findByText('26 used of 110')).toBeTruthy();
});

it('never fills the bar beyond its end', async () => {
  show({ body: { credits: 0, total_earned: 10, total_used: 14 } });
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([10, 10]);
});

it.each([
  [1, '1 credit'],
  [87, '87 credits'],
  [1_234_567, '1.2M credits'],
])('with %d the header says %s', async (credits, text) => {
  show({ body: { credits, total_earned: credits, total_used: 0 } });
  expect(await screen.findByRole('link', { name: `${text} left, buy more` })).toBeTruthy();
});

it('asks the server once for both, and can ask again after a failure', async () => {
  const server = show({ status: 400, body: { detail: 'No' } });
  const again = await screen.findByRole('button', { name: 'Retry' });
  expect(server.asked).toHaveLength(1);
  server.answer('GET /payments/credits', { body: { credits: 3, total_earned: 10, total_used: 7 } });
  again.click();
  expect(await screen.findByText('7 used of 10')).toBeTruthy();
});
