import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Project } from '@opener/contract/project';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { aMessage, aPage } from '../../testing/messages.ts';
import { renderApp, signIn } from '../../testing/render-app.tsx';
import { aSending } from '../../testing/sending.ts';

const recent = 'GET /scrape/messages?limit=6&sort=newest';
const creditsRoute = 'GET /payments/credits';
const fresh = { credits: 10, total_earned: 10, total_used: 0 };
const paid = 'Payment successful! Your credits have been added to your account.';

const aProject = (n: number): Project => ({
  id: `0198f7a2-0000-7000-8001-${String(n).padStart(12, '0')}`,
  name: `Project ${n}`,
  product_info: 'Booking software',
  offer_info: 'First month free',
  created_at: new Date().toISOString(),
});

async function visit(replies: Parameters<typeof fakeServer>[0] = {}, address = '/app/dashboard') {
  const server = fakeServer({
    ...freshAccount,
    ...replies,
  });
  signIn();
  return { server, ...(await renderApp(address)) };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the dashboard', () => {
  it('greets and counts', async () => {
    await visit({
      [creditsRoute]: { body: { credits: 1087, total_earned: 1110, total_used: 23 } },
      'GET /projects/': { body: [aProject(1), aProject(2)] },
      [recent]: aPage([aMessage(1)]),
    });
    expect(await screen.findByRole('heading', { name: 'Hello, Ada Lovelace' })).toBeTruthy();
    const credits = await region('Available Credits');
    expect(await credits.findByText('1,087')).toBeTruthy();
    expect(credits.getByRole('link', { name: 'Buy Messages' }).getAttribute('href')).toBe('/app/payments');
    expect(await (await region('Projects')).findByText('2')).toBeTruthy();
    expect(await (await region('Messages Generated')).findByText('23')).toBeTruthy();
    expect(await screen.findByRole('link', { name: '1,087 credits left, buy more' })).toBeTruthy();
    expect(screen.queryByText('Your first message, in three steps')).toBeNull();
  });

  it('shows the first four projects, and leads to the newest with one tap', async () => {
    await visit({ 'GET /projects/': { body: [5, 4, 3, 2, 1].map(aProject) } });
    const card = await region('Your Projects');
    await card.findByText('Project 5');
    expect(card.getAllByRole('link', { name: /^Open / }).map((link) => link.getAttribute('href'))).toEqual(
      [5, 4, 3, 2].map((n) => `/app/projects/${aProject(n).id}`),
    );
    expect(card.getByRole('link', { name: 'New Project' })).toBeTruthy();
    for (const name of ['Generate New DM', 'Generate DM']) {
      const link = screen.getByRole('link', { name });
      await waitFor(() => expect(link.getAttribute('href')).toBe(`/app/projects/${aProject(5).id}`));
    }
  });

  it('shows recent messages, each ready to be copied', async () => {
    const { user } = await visit({ [recent]: aPage([aMessage(1, { sent: true }), aMessage(2)]) });
    const clipboard = vi.spyOn(navigator.clipboard, 'writeText');
    const card = await region('Recent Messages');
    expect(await card.findByText('@mira.kilns1')).toBeTruthy();
    expect(card.getAllByText('Sent')).toHaveLength(1);
    await user.click(card.getAllByRole('button', { name: 'Copy DM' })[1]!);
    expect(await screen.findByText('Copied!')).toBeTruthy();
    expect(clipboard).toHaveBeenCalledWith(aMessage(2).generated_message);
  });

  it('shows failures in place, with Retry', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { server, user } = await visit({ 'GET /projects/': { status: 400, body: { detail: 'No' } } });
    const card = await region('Your Projects');
    const again = await card.findByRole('button', { name: 'Retry' });
    expect(warned).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    server.answer('GET /projects/', { body: [aProject(1)] });
    await user.click(again);
    expect(await card.findByText('Project 1')).toBeTruthy();
  });
});

describe('a new user', () => {
  it('sees all steps open', async () => {
    await visit();
    const steps = await region('Your first message, in three steps');
    expect(steps.getByText('0 of 3 done')).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Create a project' }).getAttribute('href')).toBe(
      '/app/projects?new',
    );
    expect(await screen.findByText("You don't have any projects yet")).toBeTruthy();
    expect(screen.getByText('No messages yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Generate New DM' }).getAttribute('href')).toBe('/app/projects');
  });

  it('is led to the project once there is one', async () => {
    await visit({ 'GET /projects/': { body: [aProject(1)] } });
    const steps = await region('Your first message, in three steps');
    expect(steps.getByText('1 of 3 done')).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Add usernames' }).getAttribute('href')).toBe(
      `/app/projects/${aProject(1).id}`,
    );
  });

  it('sees the first message arrive', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { server } = await visit({
      'GET /projects/': { body: [aProject(1)] },
      [creditsRoute]: { body: { ...fresh, credits: 9 } },
    });
    const steps = await region('Your first message, in three steps');
    expect(steps.getByText('2 of 3 done')).toBeTruthy();
    server.answer(creditsRoute, { body: { ...fresh, credits: 9, total_used: 1 } });
    server.answer(recent, aPage([aMessage(1)]));
    await waitFor(() => expect(server.asked.some(({ route }) => route === 'GET /changes')).toBe(true));
    server.answer('GET /changes', { body: { latest: '2' } });
    act(() => void vi.advanceTimersByTime(3000));
    vi.useRealTimers();
    expect(await screen.findByText('@mira.kilns1')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Your first message, in three steps')).toBeNull());
  });
});

describe('sending', () => {
  const button = async () =>
    (await region('Instagram connection')).findByRole<HTMLButtonElement>('button', {
      name: 'Connect Instagram',
    });

  it.each([
    [0, true],
    [7, true],
    [10, true],
    [11, false],
    [110, false],
  ])('with %d credits ever earned, connecting is closed: %s', async (total_earned, closed) => {
    await visit({ [creditsRoute]: { body: { ...fresh, total_earned } } });
    await screen.findByRole('link', { name: /credits left/u });
    await waitFor(async () => expect((await button()).disabled).toBe(closed));
    expect(screen.queryByText(/Purchase more credits to enable auto-sending/u) !== null).toBe(closed);
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull();
  });

  it('is told once an account is connected', async () => {
    await visit({
      'GET /sending': { body: aSending() },
      'GET /instagram/status': { body: { connected: true, username: 'studio.reach', state: 'connected' } },
    });
    expect(await (await region('Sending')).findByText('7 of 20 today')).toBeTruthy();
    expect(await (await region('Instagram connection')).findByText('Connected')).toBeTruthy();
    expect(await region('The last 30 days')).toBeTruthy();
  });

  it.each([
    ['GET /projects/', 'No messages yet'],
    [creditsRoute, 'Project 1'],
    [recent, 'Project 1'],
  ])('shows its buttons once nothing above them can still appear: %s', async (slow, loaded) => {
    const server = fakeServer({
      ...freshAccount,
      'GET /projects/': { body: [aProject(1)] },
      'GET /sending': { body: aSending() },
      'GET /instagram/status': { body: { connected: true, username: 'studio.reach', state: 'connected' } },
    });
    const release = server.hold(slow);
    signIn();
    await renderApp('/app/dashboard');
    expect(await screen.findByText(loaded)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pause sending' })).toBeNull();
    release();
    expect(await screen.findByRole('button', { name: 'Pause sending' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change mails' })).toBeTruthy();
    expect(screen.getByText('1 of 3 done')).toBeTruthy();
  });

  it('has its place beside the account while it loads', async () => {
    const server = fakeServer({
      ...freshAccount,
      'GET /sending': { body: aSending() },
      'GET /instagram/status': { body: { connected: true, username: 'studio.reach', state: 'connected' } },
    });
    const release = server.hold('GET /sending');
    signIn();
    await renderApp('/app/dashboard');
    const disconnect = await screen.findByRole('button', { name: 'Disconnect' });
    const columns = disconnect.closest('#instagram')?.className;
    expect(await region('Sending')).toBeTruthy();
    release();
    expect(await screen.findByRole('button', { name: 'Pause sending' })).toBeTruthy();
    expect(screen.getAllByRole('region', { name: 'Sending' })).toHaveLength(1);
    expect(disconnect.isConnected).toBe(true);
    expect(disconnect.closest('#instagram')?.className).toBe(columns);
  });

  it('is known before an account can be connected: its card would take half of the form', async () => {
    const server = fakeServer(freshAccount);
    const release = server.hold('GET /sending');
    signIn();
    await renderApp('/app/dashboard');
    expect(await screen.findByText('0 of 3 done')).toBeTruthy();
    await waitFor(() =>
      expect(server.asked.some(({ route }) => route === 'GET /instagram/status')).toBe(true),
    );
    expect(screen.queryByRole('button', { name: 'Connect Instagram' })).toBeNull();
    release();
    expect(await button()).toBeTruthy();
  });

  it('shows its buttons to who knows the first steps, however long the messages take', async () => {
    const server = fakeServer({
      ...freshAccount,
      [creditsRoute]: { body: { ...fresh, total_used: 3 } },
      'GET /sending': { body: aSending() },
    });
    server.hold(recent);
    signIn();
    await renderApp('/app/dashboard');
    expect(await screen.findByRole('button', { name: 'Pause sending' })).toBeTruthy();
  });
});

describe('after a payment', () => {
  it('thanks for five seconds and asks for the credits again after one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { server, where } = await visit({}, '/app/dashboard?payment=success&x=1');
    const asked = () => server.asked.filter(({ route }) => route === creditsRoute).length;
    expect(await screen.findByText(paid)).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/app/dashboard?x=1'));
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(asked()).toBe(2));
    expect(screen.getByText(paid)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    await waitFor(() => expect(screen.queryByText(paid)).toBeNull());
  });
});

afterEach(() => vi.useRealTimers());
