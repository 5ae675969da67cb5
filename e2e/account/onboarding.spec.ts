// From the front page to the dashboard.
import type { Locator } from '@playwright/test';
import { expect, mailbox, test } from '../fixtures.ts';
import { newAccount } from '../support/person.ts';
import { signUp } from './forms.ts';
import { hydrated } from '../support/hydrated.ts';

test('signs up, enters the mailed code, signs in and reaches the dashboard', async ({ page }) => {
  const account = newAccount();
  await page.goto('/');
  await page.getByRole('link', { name: 'Start free' }).first().click();
  await expect(page).toHaveURL('/signup');
  await signUp(page, account);

  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByLabel('Verification code').fill(await mailbox.code(account.email));
  await page.getByRole('button', { name: 'Verify email' }).click();

  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status')).toHaveText('Email verified. You can sign in now.');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.name);
});

test('completes onboarding by keyboard alone', async ({ page }) => {
  const { name, email, password } = newAccount('Grace Hopper');
  const { keyboard } = page;
  const field = (label: string) => page.getByLabel(label, { exact: true });

  async function tabTo(target: Locator, key = 'Tab'): Promise<void> {
    for (let step = 0; step < 25; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press(key);
    }
    await expect(target).toBeFocused();
  }
  async function typeInto(label: string, text: string): Promise<void> {
    await tabTo(field(label));
    await keyboard.type(text);
  }

  await page.goto('/signup');
  await hydrated(page);
  await typeInto('Full name', name);
  await typeInto('Email', email);
  await typeInto('Password', password);
  await typeInto('Confirm password', password);
  await tabTo(page.getByRole('checkbox', { name: /I am 18 or older/ }));
  await keyboard.press('Space');
  await keyboard.press('Enter');

  await expect(page).toHaveURL('/verify-email');
  await typeInto('Verification code', await mailbox.code(email));
  await keyboard.press('Enter');

  await expect(page).toHaveURL('/login');
  await typeInto('Password', password);
  await keyboard.press('Enter');

  await expect(page).toHaveURL('/app/dashboard');
  // The header precedes the heading that has the focus.
  await tabTo(page.getByRole('button', { name: 'Your account' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});
