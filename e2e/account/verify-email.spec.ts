// The 6-digit code: wrong, expired, worn out, asked for again.
import type { Page } from '@playwright/test';
import { expect, mailbox, test } from '../fixtures.ts';
import { expireCode } from '../support/database.ts';
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

test.beforeEach(({ trouble }) => trouble.expect(403));

test('takes six digits and nothing else', async ({ page }) => {
  await openVerification(page);
  const code = page.getByLabel('Verification code');
  const submit = page.getByRole('button', { name: 'Verify email' });
  await expect(submit).toBeDisabled();
  await code.fill('12-34 5');
  await expect(code).toHaveValue('12345');
  await expect(submit).toBeDisabled();
  await code.press('Enter');
  await expect(page).toHaveURL('/verify-email');
  await code.fill('1234567890');
  await expect(code).toHaveValue('123456');
  await expect(submit).toBeEnabled();
});

test('refuses a wrong code, then takes the right one', async ({ page, trouble }) => {
  trouble.expect(400);
  const { email } = await openVerification(page);
  const code = await mailbox.code(email);
  await tryCode(page, otherThan(code));
  await expect(page.getByRole('alert')).toHaveText('Invalid or expired code');
  await tryCode(page, code);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText('Email verified. You can sign in now.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('leads to a password field that takes the first letter typed', async ({ page }) => {
  const { email } = await openVerification(page);
  // Told by the browser as soon as the page is there, before anything else runs.
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
  await tryCode(page, await mailbox.code(email));
  expect(await focused).toBe(true);
  await page.keyboard.type('x');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('x');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('refuses an expired code', async ({ page, trouble }) => {
  trouble.expect(400);
  const { email } = await openVerification(page);
  const code = await mailbox.code(email);
  await expireCode(email);
  await tryCode(page, code);
  await expect(page.getByRole('alert')).toHaveText('Invalid or expired code');
});

test('refuses the right code after five wrong tries', async ({ page, trouble }) => {
  trouble.expect(400);
  const { email } = await openVerification(page);
  const code = await mailbox.code(email);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await tryCode(page, otherThan(code));
    await expect(page.getByRole('alert')).toHaveText('Invalid or expired code');
  }
  await tryCode(page, code);
  await expect(page.getByRole('alert')).toHaveText('Invalid or expired code');
  await expect(page).toHaveURL('/verify-email');
});

test('falls back to its own words when the server has none', async ({ page, trouble }) => {
  trouble.expect(400);
  await openVerification(page);
  await page.route('**/api/auth/*', (route) => route.fulfill({ status: 400, json: {} }));
  await tryCode(page, '123456');
  await expect(page.getByRole('alert')).toHaveText('Invalid or expired code');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('Failed to resend code', { exact: true })).toBeVisible();
});

test('sends another code and counts 60 seconds down, also through a reload', async ({ page, trouble }) => {
  trouble.expect(429);
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

  // In the server's time the minute is not over.
  await resend.click();
  await expect(page.getByRole('alert')).toHaveText('Please wait a minute before asking for another code.');

  const second = await mailbox.code(email, 2);
  expect(second).not.toBe(first);
  await tryCode(page, second);
  await expect(page).toHaveURL('/login');
});

test('without an email leads to the signup', async ({ page }) => {
  await page.goto('/verify-email');
  await expect(page).toHaveURL('/signup');
});

test('leads back to the signup', async ({ page }) => {
  await openVerification(page);
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(page).toHaveURL('/signup');
});

test('forgets the last email once it is verified', async ({ page }) => {
  const { email } = await openVerification(page);
  await tryCode(page, await mailbox.code(email));
  await expect(page).toHaveURL('/login');
  await page.goto('/verify-email');
  await expect(page).toHaveURL('/signup');
});
