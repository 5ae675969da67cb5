// Fills in the account forms as a user does.
import type { Page } from '@playwright/test';
import type { Account } from '../support/person.ts';

export async function fillSignup(page: Page, { name, email, password }: Account): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox', { name: /I am 18 or older/ }).check();
}

export async function signUp(page: Page, account: Account): Promise<void> {
  await fillSignup(page, account);
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function signIn(page: Page, { email, password }: Omit<Account, 'name'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the profile menu and waits for its animation. */
export async function openProfileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menu').evaluate(async (menu) => {
    await Promise.allSettled(menu.getAnimations({ subtree: true }).map((animation) => animation.finished));
  });
}
