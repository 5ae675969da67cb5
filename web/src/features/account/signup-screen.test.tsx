import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountErrors } from '@opener/contract/account';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { fill } from '../../testing/fill.ts';
import { ada, renderApp, signIn } from '../../testing/render-app.tsx';

const route = 'POST /auth/signup';
const welcome = { message: 'Account created.', signup_id: '0190a6a0-0000-7000-8000-000000000001' };

type App = Awaited<ReturnType<typeof renderApp>>;

async function fillAndSubmit({ user }: App, { password = 'long enough' } = {}) {
  await fill(user, await screen.findByLabelText('Full name'), ada.name);
  await fill(user, screen.getByLabelText('Email'), ada.email);
  await fill(user, screen.getByLabelText('Password'), password);
  await fill(user, screen.getByLabelText('Confirm password'), password);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

describe('the signup form', () => {
  it('names everything that is missing', async () => {
    const server = fakeServer({});
    const { user } = await renderApp('/signup');
    await user.click(await screen.findByRole('button', { name: 'Create account' }));
    for (const text of [
      'Full name is required',
      'Email is required',
      'Password is required',
      'Please confirm your password',
      'Please agree to our terms to continue',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
    expect(server.asked).toEqual([]);
  });

  it('wants an email, 8 characters and the same password twice, while other fields are still empty', async () => {
    fakeServer({});
    const { user } = await renderApp('/signup');
    await user.type(await screen.findByLabelText('Email'), 'ada@nowhere');
    await user.type(await screen.findByLabelText('Password'), 'short');
    await user.type(screen.getByLabelText('Confirm password'), 'shorter');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy();
    expect(screen.getByText("Passwords don't match")).toBeTruthy();
    expect(screen.getByText('That email looks off — try again?')).toBeTruthy();
  });

  it.each([
    [ada.email, 'Password must not be your email'],
    [`${ada.name}9`, 'Password must not be your name'],
  ])('refuses %j as the password', async (password, text) => {
    const server = fakeServer({});
    await fillAndSubmit(await renderApp('/signup'), { password });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(server.asked).toEqual([]);
  });

  it('asks for the age and links the terms', async () => {
    fakeServer({});
    await renderApp('/signup');
    const label = (await screen.findByRole('checkbox')).closest('label');
    expect(label?.textContent).toContain('18 or older');
    const links = [...(label?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/terms', '/privacy']);
  });

  it('measures the password', async () => {
    fakeServer({});
    const { user } = await renderApp('/signup');
    await user.type(await screen.findByLabelText('Password'), 'abc');
    expect(screen.getByText('Weak')).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), 'DEF1!');
    expect(screen.getByText('Very Strong')).toBeTruthy();
  });

  it.each([
    [
      'An account with this email already exists',
      'An account with this email already exists. Try signing in instead.',
    ],
    ['Odd email', 'Please enter a valid email address.'],
    ['Odd password', "Password doesn't meet requirements. Please try a stronger password."],
    ['Odd name', 'Please enter a valid name.'],
    [accountErrors.commonPassword, 'Password is too common. Please choose another one.'],
    ['Closed today', 'Closed today'],
  ])('when the server says %j', async (detail, text) => {
    fakeServer({ [route]: { status: 409, body: { detail } } });
    const app = await renderApp('/signup');
    await fillAndSubmit(app);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('alert').querySelector('a') !== null).toBe(detail.includes('exists'));
  });

  it('goes on to the code, keeping the chosen plan', async () => {
    const server = fakeServer({ [route]: { status: 201, body: welcome } });
    const app = await renderApp('/signup?returnTo=/pricing&plan=plan_2');
    await fillAndSubmit(app);
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(screen.getByText(ada.email)).toBeTruthy();
    expect(app.where()).toBe('/verify-email?returnTo=%2Fpricing&plan=plan_2');
    expect(server.bodyOf(route)).toEqual({ name: ada.name, email: ada.email, password: 'long enough' });
  });

  it('keeps a plan chosen at the login through the code and back', async () => {
    fakeServer({
      ...freshAccount,
      [route]: { status: 201, body: welcome },
      'POST /auth/verify-email': { body: { message: 'Email verified.' } },
      'POST /auth/login': { body: { access_token: 'new-token', token_type: 'bearer', user: ada } },
    });
    const app = await renderApp('/login?returnTo=/pricing&plan=plan_3');
    await app.user.click(await screen.findByRole('link', { name: 'Sign up' }));
    await fillAndSubmit(app);
    await app.user.type(await screen.findByLabelText('Verification code'), '123456');
    await app.user.click(screen.getByRole('button', { name: 'Verify email' }));
    await screen.findByText('Email verified.');
    await fill(app.user, screen.getByLabelText('Password'), 'long enough');
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('button', { name: 'AL, Your account' });
    expect(app.where()).toBe('/app/payments?plan=plan_3');
  });

  it('enters and asks for codes of its own sign-up only, also after a reload', async () => {
    const [verify, resend] = ['POST /auth/verify-email', 'POST /auth/resend-verification'] as const;
    const server = fakeServer({
      [route]: { status: 201, body: welcome },
      [verify]: { status: 400, body: { detail: 'Invalid or expired code' } },
      [resend]: { body: { message: 'On its way.' } },
    });
    const app = await renderApp('/signup');
    await fillAndSubmit(app);
    await app.user.type(await screen.findByLabelText('Verification code'), '123456');
    await app.user.click(screen.getByRole('button', { name: 'Verify email' }));
    await screen.findByText('Invalid or expired code');
    const own = { email: ada.email, signup_id: welcome.signup_id };
    expect(server.bodyOf(verify)).toEqual({ ...own, code: '123456' });

    app.unmount();
    const again = await renderApp('/verify-email');
    await again.user.click(await screen.findByRole('button', { name: 'Resend code' }));
    await screen.findByText('On its way.');
    expect(server.bodyOf(resend)).toEqual(own);
  });
});

it('sends people who are signed in to the dashboard', async () => {
  fakeServer(freshAccount);
  signIn();
  const app = await renderApp('/signup');
  await screen.findByRole('heading', { name: 'Hello, Ada Lovelace' });
  expect(app.where()).toBe('/app/dashboard');
});
