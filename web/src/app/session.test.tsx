// The lifecycle of a session in the whole app: restored, expired, signed out, and deleted.
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { me } from '@opener/contract/account';
import { api } from '../lib/api.ts';
import { session } from '../lib/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { fill } from '../testing/fill.ts';
import { freshAccount } from '../testing/fresh-account.ts';
import { ada, renderApp, signIn } from '../testing/render-app.tsx';

const loginForm = () => screen.findByRole('button', { name: 'Sign in' });

const confirm = () =>
  screen.getAllByRole<HTMLButtonElement>('button', { name: 'Delete account' }).at(-1) ?? expect.fail();

async function open(item: string) {
  const app = await renderApp('/app/dashboard');
  await app.user.click(await screen.findByRole('button', { name: 'AL, Your account' }));
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
  return app;
}

describe('restoring', () => {
  it('shows a spinner, asks who it is with the stored token, and takes over the name', async () => {
    const server = fakeServer({ ...freshAccount, 'GET /auth/me': { body: { ...ada, name: 'Ada King' } } });
    signIn();
    await renderApp('/app/dashboard');
    expect(screen.getByText('Loading your account')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Hello, Ada King' })).toBeTruthy();
    expect(server.asked[0]).toMatchObject({ route: 'GET /auth/me', authorization: 'Bearer token-of-ada' });
    expect(localStorage.getItem('opener.user')).toContain('Ada King');
  });

  it.each([
    { status: 401, body: { detail: 'Please sign in to continue.' } },
    { status: 500 },
    'offline',
  ] as const)('signs out when the answer is %j, and remembers the page', async (reply) => {
    fakeServer({ 'GET /auth/me': reply });
    signIn();
    const app = await renderApp('/app/projects?sort=az');
    await loginForm();
    expect(app.where()).toBe('/login');
    expect(app.state()).toEqual({ from: '/app/projects?sort=az' });
    expect(localStorage.length).toBe(0);
  });

  it('asks nobody when nobody is stored', async () => {
    const server = fakeServer({});
    const app = await renderApp('/app');
    await loginForm();
    expect(app.state()).toEqual({ from: '/app' });
    expect(server.asked).toEqual([]);
  });
});

describe('a 401', () => {
  it('on a public page clears the session and goes to the login, once', async () => {
    fakeServer({ 'GET /auth/me': { status: 401 } });
    signIn();
    const app = await renderApp('/');
    await loginForm();
    expect(app.where()).toBe('/login');
    expect(localStorage.length).toBe(0);
    await act(() => app.router.navigate('/'));
    await screen.findByRole('heading', { name: 'The first line, written for one person.' });
    expect(app.where()).toBe('/');
  });

  it('does not take a reset link away', async () => {
    fakeServer({ 'GET /auth/me': { status: 401 } });
    signIn();
    const app = await renderApp('/reset-password?token=t');
    await waitFor(() => expect(localStorage.length).toBe(0));
    expect(app.where()).toBe('/reset-password?token=t');
  });

  it('that answers an older token leaves the new session alone', async () => {
    fakeServer({ 'GET /auth/me': { status: 401 } });
    signIn('old');
    const late = api(me, {});
    signIn('new');
    await expect(late).rejects.toMatchObject({ status: 401 });
    expect(localStorage.getItem('opener.token')).toBe('new');
  });
});

describe('the profile menu', () => {
  it('shows who is signed in', async () => {
    fakeServer(freshAccount);
    signIn();
    const { user } = await renderApp('/app/dashboard');
    const button = await screen.findByRole('button', { name: 'AL, Your account' });
    expect(button.textContent).toBe('AL');
    await user.click(button);
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByText('ada@example.com')).toBeTruthy();
    expect(menu.getByText('Ada Lovelace')).toBeTruthy();
  });

  it('signs out even if the server does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = fakeServer({ ...freshAccount, 'POST /auth/logout': 'offline' });
    signIn();
    const app = await open('Sign out');
    await loginForm();
    expect(app.where()).toBe('/login');
    expect(app.state()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(server.asked.at(-1)).toMatchObject({ authorization: 'Bearer token-of-ada' });
  });

  it('another tab signing out signs this one out', async () => {
    fakeServer(freshAccount);
    signIn();
    const app = await renderApp('/app/messages');
    await screen.findByRole('heading', { name: 'All Messages' });
    localStorage.clear();
    act(() => session.follow({ key: 'opener.token' }));
    await loginForm();
    expect(app.state()).toEqual({ from: '/app/messages' });
  });
});

describe('deleting the account', () => {
  it('needs the exact email and the ticked box, both', async () => {
    fakeServer(freshAccount);
    signIn();
    const { user } = await open('Delete account');
    const email = await screen.findByLabelText('Type your email to confirm');
    expect(confirm().disabled).toBe(true);
    await fill(user, email, ada.email);
    expect(confirm().disabled).toBe(true);
    await user.click(screen.getByRole('checkbox'));
    expect(confirm().disabled).toBe(false);
    await user.type(email, 'x');
    expect(confirm().disabled).toBe(true);
  });

  it('ends on the goodbye page, signed out', async () => {
    fakeServer({
      ...freshAccount,
      'DELETE /auth/delete-account': { body: { message: 'Gone.' } },
    });
    signIn();
    const app = await open('Delete account');
    await fill(app.user, await screen.findByLabelText('Type your email to confirm'), ada.email);
    await app.user.click(screen.getByRole('checkbox'));
    await app.user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'Account Successfully Deleted' })).toBeTruthy();
    expect(app.where()).toBe('/goodbye');
    expect(localStorage.length).toBe(0);
  });

  it('that fails is only logged: the dialog stays and the button works again', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeServer({ ...freshAccount, 'DELETE /auth/delete-account': { status: 500 } });
    signIn();
    const app = await open('Delete account');
    await fill(app.user, await screen.findByLabelText('Type your email to confirm'), ada.email);
    await app.user.click(screen.getByRole('checkbox'));
    await app.user.click(confirm());
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await waitFor(() => expect(confirm().disabled).toBe(false));
    expect(app.where()).toBe('/app/dashboard');
    expect(screen.getByLabelText('Type your email to confirm')).toBeTruthy();
  });
});
