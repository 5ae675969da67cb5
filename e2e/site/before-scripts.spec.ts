// Before the scripts have loaded: a submitted form must not put a password into the URL (and so into logs), and typed text and the scroll
// position are kept.
import type { Page } from '@playwright/test';
import { builtFile, readManifest } from '../../web/manifest.mjs';
import { signUp } from '../account/forms.ts';
import { expect, mailbox, test } from '../fixtures.ts';
import { newAccount } from '../support/person.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('forms cannot be submitted before their scripts have loaded', async ({ page }) => {
    for (const address of ['/login', '/signup', '/forgot-password', '/reset-password?token=x']) {
      await page.goto(address);
      for (const field of await page.locator('input:not([type=radio], [type=checkbox])').all()) {
        await field.fill('secret');
        await field.press('Enter');
      }
      await expect(page.locator('button[type=submit]')).toBeDisabled();
      await expect(page).toHaveURL(address);
    }
  });
});

/** Holds back everything but the page itself until released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const manifest = await readManifest('web/dist');
  for (const entry of ['src/main.tsx', 'src/site.tsx']) {
    await page.route(`**/${builtFile(manifest, entry)}`, async (route) => {
      await released;
      await route.continue();
    });
  }
  return release;
}

test('text typed before the scripts have loaded is kept', async ({ page, person }) => {
  const release = await holdScripts(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  release();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/app/dashboard');
});

test('a form that nobody uses yet fetches its scripts and does not run them', async ({ page }) => {
  const submit = page.locator('button[type=submit]');
  for (const [address, place] of [
    ['/login', 5],
    ['/forgot-password', 50],
  ] as const) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('link[rel=prefetch]')).not.toHaveCount(0);
    await expect(submit).toBeDisabled();
    await page.mouse.move(place, place, { steps: 2 });
    await expect(submit).toBeEnabled();
  }
  // What an address asks for does not wait.
  await page.goto('/login?returnTo=/pricing');
  await expect(submit).toBeEnabled();
});

test('a chosen plan survives a link followed before the scripts have loaded', async ({ page }) => {
  const account = newAccount();
  const release = await holdScripts(page);
  await page.goto('/login?returnTo=/pricing&plan=plan_3');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup');
  release();
  await signUp(page, account);
  await page.getByLabel('Verification code').fill(await mailbox.code(account.email));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/app/payments?plan=plan_3');
});

test('a username typed into the try-it box before the scripts have loaded is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Try it with a username.' });
  await box.getByLabel('Instagram username').fill('northlight.yoga');
  release();
  await box.getByRole('button', { name: 'Write a sample' }).click();
  await expect(box.getByText('northlight.yoga', { exact: true })).toBeVisible();
});

test('the scroll position is kept when the scripts have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pricing');
  const choice = page.getByRole('link', { name: 'Choose Growth Pack' });
  await choice.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  release();
  // Prices are there once the scripts are.
  await expect(page.getByText('$69.00')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
