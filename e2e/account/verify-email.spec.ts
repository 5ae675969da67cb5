// The 6-digit code: refused, accepted, requested again.
import type { Page } from '@playwright/test';
import { expect, mailbox, test } from '../fixtures.ts';
import { makeUnverified } from '../support/person.ts';
import { signIn } from './forms.ts';

/** A login before verifying leads there, with the email. */
async function openVerification(page: Page) {
  const account = await makeUnverified();
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(account.email)).toBeVisible();
  return account;
}

async function tryCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify email' }).click();
}

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

test.beforeEach(({ pageErrors }) => pageErrors.expect(403));

test('a wrong code is rejected, the right one leads to the login', async ({ page, pageErrors }) => {
  pageErrors.expect(400);
  const { email } = await openVerification(page);
  const code = await mailbox.code(email);
  const password = page.getByLabel('Password', { exact: true });

  await test.step('a wrong code is rejected', async () => {
    await tryCode(page, otherThan(code));
    await expect(page.getByRole('alert')).toHaveText('Invalid or expired code');
  });

  await test.step('going to the sign-up and back keeps the email', async () => {
    await page.getByRole('link', { name: 'Back to sign up' }).click();
    await expect(page).toHaveURL('/signup');
    await page.goBack();
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step('the right code leads to a focused password field', async () => {
    // Set by the browser as soon as the page is there, before other scripts run.
    const focused = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          new MutationObserver((_, observer) => {
            const field = document.querySelector('input[autocomplete=current-password]');
            if (!field) return;
            observer.disconnect();
            resolve(field === document.activeElement);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await tryCode(page, code);
    expect(await focused).toBe(true);
    await page.keyboard.type('x');
    await expect(password).toHaveValue('x');
    await expect(password).toBeFocused();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('status')).toHaveText('Email verified. You can sign in now.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });

  await test.step('the email is cleared, and without one the page leads to the sign-up', async () => {
    await page.goto('/verify-email');
    await expect(page).toHaveURL('/signup');
  });
});

test('sends another code and counts 60 seconds down, also through a reload', async ({ page, pageErrors }) => {
  pageErrors.expect(429);
  await page.clock.install();
  const { email } = await openVerification(page);
  const first = await mailbox.code(email);
  await page.getByRole('button', { name: 'Resend code' }).click();
  const resend = page.getByRole('button', { name: /^Resend code/ });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/^Resend code in (60|5\d)s$/);

  await page.clock.fastForward(20_000);
  await expect(resend).toHaveText(/^Resend code in (40|3\d)s$/);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/^Resend code in (40|[23]\d)s$/);
  await page.clock.fastForward(41_000);
  await expect(resend).toHaveText('Resend code');
  await expect(resend).toBeEnabled();

  // In the server's time the minute has not passed.
  await resend.click();
  await expect(page.getByRole('alert')).toHaveText('Please wait a minute before requesting another code.');

  const second = await mailbox.code(email, 2);
  expect(second).not.toBe(first);
  await tryCode(page, second);
  await expect(page).toHaveURL('/login');
});
