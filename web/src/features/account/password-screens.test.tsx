import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { ada, renderApp, signIn } from '../../testing/render-app.tsx';

type App = Awaited<ReturnType<typeof renderApp>>;

describe('a forgotten password', () => {
  const route = 'POST /auth/forgot-password';

  it('needs an email', async () => {
    fakeServer({});
    await ask(await renderApp('/forgot-password'), '');
    expect(await screen.findByText('Email is required')).toBeTruthy();
  });

  it.each([
    [{ body: { message: 'On its way.' } }, 'On its way.'],
    [{ body: { detail: 'Sent it.' }, broken: true }, 'Sent it.'],
    [{ status: 429, body: { detail: 'Too many.' } }, 'Too many.'],
    [{ status: 500 }, 'Failed to send reset email'],
    ['offline', 'Network error. Please try again.'],
  ] as const)('the answer %j', async (reply, text) => {
    fakeServer({ [route]: reply });
    await ask(await renderApp('/forgot-password'));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is a direct request that a 401 does not turn into a sign-out', async () => {
    const server = fakeServer({
      ...freshAccount,
      [route]: { status: 401, body: { detail: 'No.' } },
    });
    signIn();
    const app = await renderApp('/forgot-password');
    await ask(app);
    expect(await screen.findByText('No.')).toBeTruthy();
    expect(localStorage.getItem('opener.token')).toBe('token-of-ada');
    expect(server.asked.find((one) => one.route === route)?.authorization).toBeNull();
  });
});

describe('a new password', () => {
  const route = 'POST /auth/reset-password';

  it.each(['/reset-password', '/reset-password?token='])('%s starts over', async (address) => {
    fakeServer({});
    const app = await renderApp(address);
    await screen.findByRole('button', { name: 'Send reset link' });
    expect(app.where()).toBe('/forgot-password');
  });

  it.each([
    ['', '', 'New password is required'],
    ['short1', 'short1', 'Password must be at least 8 characters long'],
    ['12345678', '12345678', 'Password must contain at least one letter'],
    ['abcdefgh', 'abcdefgh', 'Password must contain at least one number'],
    ['abcdefg1', 'abcdefg2', 'Passwords do not match'],
  ])('%j and %j: %s', async (password, confirm, text) => {
    const server = fakeServer({});
    await set(await renderApp('/reset-password?token=t'), password, confirm);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it.each([
    [{ status: 400, body: { detail: 'This link is too old.' } }, 'This link is too old.'],
    [{ status: 500 }, 'Failed to reset password'],
    ['offline', 'Network error. Please try again.'],
  ] as const)('the answer %j', async (reply, text) => {
    fakeServer({ [route]: reply });
    await set(await renderApp('/reset-password?token=t'), 'abcdefg1');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('leads to the login and ends the session of this browser', async () => {
    const server = fakeServer({ ...freshAccount, [route]: { body: { message: 'Changed.' } } });
    signIn();
    const app = await renderApp('/reset-password?token=t0k');
    await set(app, 'abcdefg1');
    expect(await screen.findByText('Changed.')).toBeTruthy();
    expect(app.where()).toBe('/login');
    expect(server.bodyOf(route)).toEqual({ email: ada.email, token: 't0k', new_password: 'abcdefg1' });
    expect(localStorage.getItem('opener.token')).toBeNull();
  });
});

async function ask({ user }: App, email = ada.email) {
  if (email) await fill(user, await screen.findByLabelText('Email'), email);
  await user.click(await screen.findByRole('button', { name: 'Send reset link' }));
}

async function set({ user }: App, password: string, confirm = password) {
  await fill(user, await screen.findByLabelText('Email'), ada.email);
  if (password) await fill(user, screen.getByLabelText('New password'), password);
  if (confirm) await fill(user, screen.getByLabelText('Confirm password'), confirm);
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
}
