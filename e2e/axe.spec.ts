// Every screen, light and dark, on a phone and on a desk: axe finds nothing, and nothing scrolls sideways.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signedInTest, test } from './fixtures.ts';
import { appScreens, publicScreens } from './site/screens.ts';
import { makeUnverified } from './support/person.ts';
import { signIn } from './account/forms.ts';

const widths = [360, 1280];
const schemes = ['light', 'dark'] as const;

async function expectFine(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await test.step(`${width} px, ${colorScheme}`, () => expectAccessible(page));
    }
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow(), `pixels beyond ${width}`).toBeLessThanOrEqual(0);
  }
}

for (const { path } of publicScreens) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFine(page);
  });
}

test('/nowhere', async ({ page, trouble }) => {
  trouble.expect(404);
  await page.goto('/nowhere');
  await expectFine(page);
});

test('/local/mail', async ({ page, person }) => {
  await page.goto(`/local/mail?to=${person.email}`);
  await expect(page.getByText(person.email).first()).toBeVisible();
  await expectFine(page);
});

test('/signup with every fault shown', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Password', { exact: true }).fill('aB3!');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expectFine(page);
});

test('/login with a refusal', async ({ page, trouble }) => {
  trouble.expect(401);
  await page.goto('/login');
  await signIn(page, { email: 'nobody@example.com', password: 'wrong' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFine(page);
});

test('/verify-email', async ({ page, trouble }) => {
  trouble.expect(403, 400);
  const account = await makeUnverified();
  await page.goto('/login');
  await signIn(page, account);
  await page.getByLabel('Verification code').fill('000000');
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFine(page);
});

for (const { path } of appScreens) {
  signedInTest(`${path} of a newcomer`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFine(page);
  });
}

signedInTest('the profile menu', async ({ page }) => {
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectFine(page);
});

signedInTest('the dialog that deletes an account', async ({ page }) => {
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFine(page);
});
