// Light, dark, or as the system says.
import { expect, test } from '../fixtures.ts';
import { hydrated } from '../support/hydrated.ts';

test('the theme follows the system, also when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(paper).not.toBe(light);
});

test('a chosen theme is remembered in every tab, under one key', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  const other = await context.newPage();
  await other.goto('/');
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' });
  await hydrated(page);
  await hydrated(other);
  await dark.check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['opener.theme', 'dark']]);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dark).toBeChecked();
  await hydrated(page);

  await page.getByRole('contentinfo').getByRole('radio', { name: 'System' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
