// Public pages as they are prerendered and taken over: without the router, the query client and the account provider.
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { keepSession } from '../features/account/keep-session.ts';
import { plans } from '../features/payment/testing/plans.ts';
import { session } from '../lib/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { freshAccount } from '../testing/fresh-account.ts';
import { signIn } from '../testing/render-app.tsx';
import { notFound, publicPages } from './public-pages.ts';
import { SitePage } from './site-page.tsx';

/** A document's own header follows. */
const header = () => within(screen.getAllByRole('banner')[0] ?? expect.fail());

async function show(path: string) {
  const { load } = publicPages.find((page) => page.path === path) ?? expect.fail();
  return render(<SitePage path={path} Screen={await load()} />);
}

it.each([...publicPages, notFound])('$path needs no router', async ({ path, load }) => {
  fakeServer({ 'GET /payments/plans': { body: plans } });
  render(<SitePage path={path} Screen={await load()} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(header().getByRole('link', { name: 'Opener, home' }).getAttribute('href')).toBe('/');
  if (path === '/pricing') await screen.findByText('$69.00');
});

it('the header marks the page that is shown', async () => {
  await show('/how-it-works');
  const current = header()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['How it works']);
});

it('a pack can be asked for again, and is chosen with its query', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = fakeServer({ 'GET /payments/plans': 'offline' });
  await show('/pricing');
  await screen.findByText('Failed to load pricing plans');
  server.answer('GET /payments/plans', { body: plans });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('$119.00')).toBeTruthy();
  const choice = screen.getByRole('link', { name: 'Choose Pro Pack' });
  expect(choice.getAttribute('href')).toBe('/login?returnTo=/pricing&plan=plan_3');
});

it('a crash shows the error screen instead of nothing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('broken');
  };
  render(<SitePage path="/" Screen={Broken} />);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

describe('the session', () => {
  it('is restored by the server, and the header knows it', async () => {
    const server = fakeServer(freshAccount);
    signIn();
    await show('/terms');
    keepSession({ onExpired: () => {} });
    expect(header().getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe(
      '/app/dashboard',
    );
    await waitFor(() => expect(server.asked).toMatchObject([{ route: 'GET /auth/me' }]));
  });

  it('is asked for by nobody who has none', async () => {
    const server = fakeServer({});
    await show('/terms');
    keepSession({ onExpired: () => {} });
    expect(header().getByRole('link', { name: 'Start free' })).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it.each([
    [{ status: 401 }, 1],
    [{ status: 500 }, 0],
    ['offline', 0],
  ] as const)('ends when the answer is %j', async (reply, expired) => {
    fakeServer({ 'GET /auth/me': reply });
    signIn();
    await show('/terms');
    const onExpired = vi.fn<() => void>();
    keepSession({ onExpired });
    expect(await header().findByRole('link', { name: 'Start free' })).toBeTruthy();
    expect(onExpired).toHaveBeenCalledTimes(expired);
    expect(localStorage.length).toBe(0);
  });

  it('that began elsewhere is seen when the page comes back from the cache', async () => {
    fakeServer({});
    await show('/terms');
    keepSession({ onExpired: () => {} });
    signIn();
    const stored = Object.entries(localStorage);
    session.end(null);
    for (const [key, value] of stored) localStorage.setItem(key, String(value));
    expect(await header().findByRole('link', { name: 'Start free' })).toBeTruthy();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await header().findByRole('link', { name: 'Go to Dashboard' })).toBeTruthy();
  });
});
