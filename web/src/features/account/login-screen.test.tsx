import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, type Reply } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { ada, renderApp } from '../../testing/render-app.tsx';

const route = 'POST /auth/login';
const welcome: Reply = { body: { access_token: 'new-token', token_type: 'bearer', user: ada } };

type App = Awaited<ReturnType<typeof renderApp>>;

async function fillAndSubmit({ user }: App) {
  await fill(user, await screen.findByLabelText('Email'), ada.email);
  await fill(user, screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the login form', () => {
  it('names what is missing and puts the focus there', async () => {
    const server = fakeServer({});
    const app = await renderApp('/login');
    await app.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Email is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(server.asked).toEqual([]);
  });

  it('rejects an invalid email', async () => {
    fakeServer({});
    const app = await renderApp('/login');
    await app.user.type(await screen.findByLabelText('Email'), 'ada@nowhere');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('That email looks off — try again?')).toBeTruthy();
  });

  it.each([
    [
      'Incorrect email or password',
      'Invalid email or password. Please check your credentials and try again.',
    ],
    ['Bad email', 'Invalid email address. Please check and try again.'],
    ['User not found', 'No account found with this email. Try signing up instead?'],
    [
      'Too many attempts. Please wait a little and try again.',
      'Too many attempts. Please wait a little and try again.',
    ],
  ])('when the server says %j', async (detail, text) => {
    fakeServer({ [route]: { status: 401, body: { detail } } });
    const app = await renderApp('/login');
    await fillAndSubmit(app);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(app.where()).toBe('/login');
  });

  it('has one sentence for everything else', async () => {
    fakeServer({ [route]: 'offline' });
    const app = await renderApp('/login');
    await fillAndSubmit(app);
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  });

  it('offers signing up to unknown people, with the way they were going', async () => {
    fakeServer({ [route]: { status: 404, body: { detail: 'User not found' } } });
    const app = await renderApp('/login?returnTo=/pricing&plan=plan_2');
    await fillAndSubmit(app);
    const alert = await screen.findByRole('alert');
    expect(alert.querySelector('a')?.getAttribute('href')).toBe('/signup?returnTo=%2Fpricing&plan=plan_2');
  });

  it('leads to the forgotten password, from there back, and to the sign-up', async () => {
    fakeServer({});
    const app = await renderApp('/login');
    await app.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await app.user.click(await screen.findByRole('link', { name: 'Back to sign in' }));
    await app.user.click(await screen.findByRole('link', { name: 'Sign up' }));
    await screen.findByRole('button', { name: 'Create account' });
    expect(app.where()).toBe('/signup');
  });

  it('shows the message and fills in the email it was handed', async () => {
    fakeServer({});
    await renderApp({ pathname: '/login', state: { message: 'Email verified.', email: ada.email } });
    expect((await screen.findByRole('status')).textContent).toBe('Email verified.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(ada.email);
  });

  it('sends an unverified person to enter the code', async () => {
    const signup_id = '0190a6a0-0000-7000-8000-000000000001';
    const detail = 'Please verify your email before logging in';
    const resend = 'POST /auth/resend-verification';
    const server = fakeServer({
      [route]: { status: 403, body: { detail, signup_id } },
      [resend]: { body: { message: 'On its way.' } },
    });
    const app = await renderApp('/login');
    await fillAndSubmit(app);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(app.where()).toBe('/verify-email');
    expect(screen.getByText(ada.email)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: 'Resend code' }));
    await screen.findByText('On its way.');
    expect(server.bodyOf(resend)).toEqual({ email: ada.email, signup_id });
  });
});

describe('after signing in', () => {
  it('starts the session under one key each and greets on the dashboard', async () => {
    const server = fakeServer({ ...freshAccount, [route]: welcome });
    const app = await renderApp('/login');
    await fillAndSubmit(app);
    expect(await screen.findByRole('heading', { name: 'Hello, Ada Lovelace' })).toBeTruthy();
    expect(app.where()).toBe('/app/dashboard');
    expect(localStorage.getItem('opener.token')).toBe('new-token');
    expect(JSON.parse(localStorage.getItem('opener.user') ?? '')).toEqual(ada);
    expect(server.bodyOf(route)).toMatchObject({
      email: ada.email,
      password: 'correct horse',
      remember: false,
    });
  });

  it('sends remember when the box is ticked', async () => {
    const server = fakeServer({ ...freshAccount, [route]: welcome });
    const app = await renderApp('/login');
    await app.user.click(await screen.findByLabelText('Remember me'));
    await fillAndSubmit(app);
    await screen.findByRole('heading', { name: 'Hello, Ada Lovelace' });
    expect(server.bodyOf(route)).toMatchObject({ remember: true });
  });

  it.each([
    ['/login?returnTo=/pricing&plan=plan_2', '/app/payments?plan=plan_2'],
    ['/login?returnTo=/app/messages', '/app/messages'],
    ['/login?returnTo=//evil.test', '/app/dashboard'],
  ])('%s leads to %s', async (address, destination) => {
    fakeServer({ ...freshAccount, [route]: welcome });
    const app = await renderApp(address);
    await fillAndSubmit(app);
    await screen.findByRole('button', { name: 'AL, Your account' });
    expect(app.where()).toBe(destination);
  });

  it('goes back to the guarded page with its query', async () => {
    fakeServer({ ...freshAccount, [route]: welcome });
    const app = await renderApp('/app/projects?sort=az');
    await fillAndSubmit(app);
    await screen.findByRole('heading', { name: 'Projects' });
    expect(app.where()).toBe('/app/projects?sort=az');
  });
});
