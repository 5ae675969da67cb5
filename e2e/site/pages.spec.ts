// The public pages: titles, the local-mode strip, the skip link, and reading without scripts.
import { expect, signedInTest, test } from '../fixtures.ts';
import { publicScreens } from './screens.ts';

signedInTest('the title follows the redirect from a legacy address', async ({ page }) => {
  await page.goto('/projects?sort=az');
  await expect(page).toHaveURL('/app/projects?sort=az');
  for (const [room, title] of [
    ['Messages', 'Messages · Opener'],
    ['Conversations', 'Conversations · Opener'],
    ['Buy More', 'Buy Automated Sends · Opener'],
    ['Dashboard', 'Dashboard · Opener'],
    ['Projects', 'Projects · Opener'],
  ]) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: room! });
    await link.click();
    await expect(page).toHaveTitle(title!);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('the strip leads to the mailbox', async ({ page, person }) => {
  await page.goto('/terms');
  await page.getByRole('link', { name: 'Mailbox' }).click();
  await expect(page).toHaveURL('/local/mail');
  await expect(page.getByText(person.email).first()).toBeVisible();
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages can be read', async ({ page }) => {
    for (const { path, title } of publicScreens) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
    }
    await page.goto('/pricing');
    await expect(page.getByText(/^Sent in about \d+ days at a careful pace$/)).toHaveCount(3);
    await expect(page.getByText(/free credits write messages that you send by hand\./)).toBeVisible();
  });
});
