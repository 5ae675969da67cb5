import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ada, renderApp } from '../../testing/render-app.tsx';

const arrival = { pathname: '/verify-email', state: { email: ada.email } };
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify email' });

afterEach(() => vi.useRealTimers());

describe('the code', () => {
  it('sends people without an email to sign up', async () => {
    fakeServer({});
    const app = await renderApp('/verify-email');
    await screen.findByRole('button', { name: 'Create account' });
    expect(app.where()).toBe('/signup');
  });

  it('takes six digits and nothing else', async () => {
    fakeServer({});
    const { user } = await renderApp(arrival);
    const input = await screen.findByLabelText<HTMLInputElement>('Verification code');
    await user.type(input, '12a45');
    expect(input.value).toBe('1245');
    expect(verify().disabled).toBe(true);
    await user.type(input, '6789');
    expect(input.value).toBe('124567');
    expect(verify().disabled).toBe(false);
  });

  it.each([
    [{ status: 400, body: { detail: 'That code has expired' } }, 'That code has expired'],
    ['offline', 'Invalid or expired code'],
  ] as const)('shows an error', async (reply, text) => {
    fakeServer({ 'POST /auth/verify-email': reply });
    const { user } = await renderApp(arrival);
    await user.type(await screen.findByLabelText('Verification code'), '123456');
    await user.click(verify());
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('leads to the login with a message, the email, and the password to type', async () => {
    const server = fakeServer({ 'POST /auth/verify-email': { body: { message: 'Email verified.' } } });
    const app = await renderApp(arrival);
    const input = await screen.findByLabelText('Verification code');
    await waitFor(() => expect(document.activeElement).toBe(input));
    await app.user.keyboard('123456');
    await app.user.click(verify());
    expect((await screen.findByText('Email verified.')).closest('[role=status]')).toBeTruthy();
    expect(app.where()).toBe('/login');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(ada.email);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(localStorage.getItem('opener.token')).toBeNull();
    expect(server.bodyOf('POST /auth/verify-email')).toEqual({ email: ada.email, code: '123456' });
    expect(sessionStorage.length).toBe(0);
  });
});

describe('another code', () => {
  it('waits 60 seconds, also across a reload', async () => {
    fakeServer({ 'POST /auth/resend-verification': { body: { message: 'On its way.' } } });
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const first = await renderApp(arrival);
    await first.user.click(await screen.findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('On its way.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code in 60s' }).disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(20_000));
    expect(screen.getByRole('button', { name: 'Resend code in 40s' })).toBeTruthy();

    first.unmount();
    vi.advanceTimersByTime(10_000);
    const again = await renderApp('/verify-email');
    expect(screen.getByText(ada.email)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code in 30s' }).disabled).toBe(true);

    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code' }).disabled).toBe(false);
    again.unmount();
  });

  it.each([
    [{ status: 429, body: { detail: 'Please wait a minute' } }, 'Please wait a minute'],
    ['offline', 'Failed to resend code'],
  ] as const)('shows a failure and does not count down', async (reply, text) => {
    fakeServer({ 'POST /auth/resend-verification': reply });
    const { user } = await renderApp(arrival);
    await user.click(await screen.findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend code' }).disabled).toBe(false);
  });
});
