import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, type Reply } from '../../testing/fake-server.ts';
import { aMessage } from '../../testing/project-screen.tsx';
import { freshAccount } from '../../testing/fresh-account.ts';
import { renderApp, signIn } from '../../testing/render-app.tsx';

const creditsRoute = 'GET /payments/credits';
const listRoute = 'GET /scrape/messages?limit=50&sort=newest';
const changed = (latest: string): Reply => ({ body: { latest } });
const some = (...usernames: string[]): Reply => ({
  body: usernames.map((username, index) => ({
    ...aMessage,
    id: `0198f7a2-0000-7000-8000-0000000000${index + 10}`,
    username,
  })),
  headers: { 'x-total-count': String(usernames.length) },
});

beforeEach(() => {
  signIn();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

async function open() {
  const server = fakeServer({ ...freshAccount, [listRoute]: some('mira') });
  await renderApp('/app/messages');
  await screen.findByText('@mira');
  const count = (route: string) => server.asked.filter((one) => one.route === route).length;
  await waitFor(() => expect(count('GET /changes')).toBe(1));
  const look = async () => {
    const before = count('GET /changes');
    act(() => void vi.advanceTimersByTime(3000));
    await waitFor(() => expect(count('GET /changes')).toBe(before + 1));
  };
  return { server, count, look };
}

it('shows what happened elsewhere, and asks for nothing while nothing did', async () => {
  const { server, count, look } = await open();
  const before = count(listRoute);
  for (let round = 0; round < 3; round++) await look();
  expect(count(listRoute)).toBe(before);

  server.answer(listRoute, some('elsewhere', 'mira'));
  server.answer('GET /changes', changed('2'));
  await look();
  expect(await screen.findByText('@elsewhere')).toBeTruthy();
  expect(count(creditsRoute)).toBeGreaterThan(1);
});

it('waits for an answer that is under way, however much changes meanwhile, and asks once more', async () => {
  const { server, count, look } = await open();
  const release = server.hold(listRoute);
  const before = count(listRoute);
  for (const latest of ['2', '3', '4']) {
    server.answer('GET /changes', changed(latest));
    await look();
  }
  await waitFor(() => expect(count(listRoute)).toBe(before + 1));
  server.answer(listRoute, some('elsewhere', 'mira'));
  release();
  expect(await screen.findByText('@elsewhere')).toBeTruthy();
  await look();
  await waitFor(() => expect(count(listRoute)).toBe(before + 2));
});

it('asks for everything again once the server answers again', async () => {
  const { server, look } = await open();
  server.answer('GET /changes', 'offline');
  await look();
  server.answer(listRoute, some('meanwhile', 'mira'));
  server.answer('GET /changes', changed('1'));
  await look();
  expect(await screen.findByText('@meanwhile')).toBeTruthy();
});

it('is not polled while the page is hidden', async () => {
  const { count } = await open();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const before = count('GET /changes');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(count('GET /changes')).toBe(before);
});
