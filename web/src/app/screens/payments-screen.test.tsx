import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../features/payment/testing/plans.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { renderApp, signIn } from '../../testing/render-app.tsx';

const checkout = 'POST /payments/create-checkout';
const assign = vi.fn();

function server(replies: Parameters<typeof fakeServer>[0] = {}) {
  signIn();
  return fakeServer({
    ...freshAccount,
    'GET /payments/credits': { body: { credits: 1087, total_earned: 1110, total_used: 23 } },
    ...replies,
  });
}

const card = async (name: string) => screen.findByRole('listitem', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function buyGrowth(replies?: Parameters<typeof fakeServer>[0]) {
  const asked = server(replies);
  const app = await renderApp('/app/payments');
  await app.user.click(await screen.findByRole('button', { name: 'Buy Growth Pack' }));
  return { ...app, server: asked };
}

/** Holds back the answer to one call until it is released; `read` resolves when the app has read it. */
function holdBack(route: string) {
  const answer = globalThis.fetch;
  const held: Response[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const response = await answer(address, init);
    if (`${init.method} ${address}` !== route.replace(' ', ' /api')) return response;
    held.push(response);
    await released;
    return response;
  });
  return { release, read: () => held.length === 1 && held[0]!.bodyUsed };
}

/** As soon as the heading is in the document, before React has cleaned up the previous page. */
function whenHeadingAppears(text: string, act: () => void): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== text) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('location', { origin: 'https://opener.example', assign });
  Element.prototype.scrollIntoView = vi.fn();
});

it('shows the three figures', async () => {
  server();
  await renderApp('/app/payments');
  await screen.findByText('1,087');
  const figures = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(figures).toEqual([
    ['Available Sends', '1,087'],
    ['Total Purchased', '1,110'],
    ['Messages Generated', '23'],
  ]);
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Total Purchased: 1,110')).toBe('/app/payments/history');
  expect(leads('Messages Generated: 23')).toBe('/app/messages');
});

it('offers the packs, the history and the place for a promo code', async () => {
  server();
  await renderApp('/app/payments');
  const growth = within(await card('Growth Pack'));
  expect(growth.getByText('Most Popular')).toBeTruthy();
  expect(growth.getByText('$69.00')).toBeTruthy();
  expect(screen.queryByText('Selected Plan')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Buy Automated Sends');
  expect(screen.getByRole('link', { name: 'Purchase history' }).getAttribute('href')).toBe(
    '/app/payments/history',
  );
  expect(screen.getByText('Have a promo code? Enter it at checkout.')).toBeTruthy();
  expect(growth.getByText('500 credits for 500 sends')).toBeTruthy();
  expect(screen.getByText(/: 5 sends on the first day, rising to 25 a day/)).toBeTruthy();
});

it('says that nothing was charged after a cancelled checkout, once', async () => {
  server();
  const app = await renderApp('/app/payments?plan=plan_2&payment=cancelled');
  expect(await screen.findByText('Checkout cancelled. Nothing was charged.')).toBeTruthy();
  await waitFor(() => expect(app.where()).toBe('/app/payments?plan=plan_2'));
  await app.user.click(button('Dismiss'));
  expect(screen.queryByText('Checkout cancelled. Nothing was charged.')).toBeNull();
});

describe('the pack named in the query', () => {
  it('is marked, scrolled to and focused', async () => {
    server();
    await renderApp('/app/payments?plan=plan_3');
    const pro = await card('Pro Pack');
    expect(within(pro).getByText('Selected Plan')).toBeTruthy();
    expect(screen.getAllByText('Selected Plan')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(pro));
    expect(vi.mocked(pro.scrollIntoView).mock.contexts).toEqual([pro]);
  });

  it('keeps the focus when it is reached from the public page', async () => {
    server();
    const { user } = await renderApp('/pricing');
    await screen.findByText('$69.00');
    await user.click(screen.getByRole('link', { name: 'Choose Growth Pack' }));
    await screen.findByText('Selected Plan');
    const growth = await card('Growth Pack');
    await waitFor(() => expect(document.activeElement).toBe(growth));
  });

  it('selects nothing if there is no such pack', async () => {
    server();
    await renderApp('/app/payments?plan=plan_9');
    await card('Pro Pack');
    expect(screen.queryByText('Selected Plan')).toBeNull();
  });
});

describe('a click on a pack', () => {
  it('leads to the checkout, and the button keeps reading so until the browser is gone', async () => {
    const url = 'https://checkout.example/c/1';
    const app = await buyGrowth({ [checkout]: { body: { checkout_url: url } } });
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(url));
    expect(app.server.bodyOf(checkout)).toEqual({ plan_id: 'plan_2' });
    const growth = within(await card('Growth Pack')).getByRole<HTMLButtonElement>('button');
    expect(within(growth).getByText('Processing...')).toBeTruthy();
    expect(growth.disabled).toBe(true);
    expect(button('Buy Starter Pack').disabled).toBe(true);
    expect(button('Buy Pro Pack').disabled).toBe(true);
    expect(screen.getAllByText('Processing...')).toHaveLength(1);
  });

  it('can be repeated by whoever comes back through the back button', async () => {
    await buyGrowth({ [checkout]: { body: { checkout_url: '/local/checkout/1' } } });
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/local/checkout/1'));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await waitFor(() => expect(button('Buy Growth Pack').disabled).toBe(false));
    expect(button('Buy Pro Pack').disabled).toBe(false);
    expect(screen.queryByText('Processing...')).toBeNull();
  });

  it.each([
    [
      { status: 502, body: { detail: 'The checkout could not be reached.' } },
      'The checkout could not be reached.',
    ],
    [{ status: 500 }, 'Failed to start checkout process'],
    ['offline' as const, 'Failed to start checkout process'],
    [{ body: { checkout_url: 'javascript:alert(1)' } }, 'Failed to start checkout process'],
  ])('that fails with %j says why and can be repeated', async (reply, text) => {
    await buyGrowth({ [checkout]: reply });
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect((await card('Growth Pack')).contains(screen.getByRole('alert'))).toBe(true);
    expect(button('Buy Growth Pack').disabled).toBe(false);
    expect(button('Buy Starter Pack').disabled).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  it('that is followed by leaving the page does not take the person away', async () => {
    server({ [checkout]: { body: { checkout_url: 'https://checkout.example/c/1' } } });
    const { release, read } = holdBack(checkout);
    const app = await renderApp('/app/payments');
    await app.user.click(await screen.findByRole('button', { name: 'Buy Growth Pack' }));
    whenHeadingAppears('Purchase history', release);
    await app.user.click(screen.getByRole('link', { name: 'Purchase history' }));
    await screen.findByRole('heading', { name: 'Purchase history' });
    await waitFor(() => expect(read()).toBe(true));
    await waitFor(() => expect(app.client.isMutating()).toBe(0));
    expect(assign).not.toHaveBeenCalled();
  });
});

it('coming back paid says so, clears the query and asks for the balance again', async () => {
  const asked = server();
  const { where } = await renderApp('/app/payments?payment=success');
  expect((await screen.findByText(/Payment successful!/)).textContent).toBe(
    'Payment successful! Your credits have been added to your account.',
  );
  await waitFor(() => expect(where()).toBe('/app/payments'));
  asked.answer('GET /payments/credits', { body: { credits: 1587, total_earned: 1610, total_used: 23 } });
  expect(await screen.findByText('1,587')).toBeTruthy();
});

it.each(['GET /payments/plans', 'GET /payments/credits'])(
  'without %s there is a way to try again',
  async (route) => {
    const asked = server({ [route]: { status: 400, body: { detail: 'No' } } });
    const { user } = await renderApp('/app/payments');
    expect(await screen.findByText('Failed to load payment information')).toBeTruthy();
    asked.answer(
      route,
      route.endsWith('plans')
        ? { body: plans }
        : { body: { credits: 1087, total_earned: 1110, total_used: 23 } },
    );
    await user.click(button('Retry'));
    expect(await card('Starter Pack')).toBeTruthy();
    expect(await screen.findByText('1,087')).toBeTruthy();
    expect(screen.queryByText('Failed to load payment information')).toBeNull();
  },
);
