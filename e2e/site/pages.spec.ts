// What every page has: a title, the strip of local mode, an answer for addresses that lead nowhere.
import { expect, signedInTest, test } from '../fixtures.ts';
import { appScreens, publicScreens } from './screens.ts';

test('public pages have their titles, one main heading and the strip of local mode', async ({ page }) => {
  for (const { path, title } of publicScreens) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('complementary', { name: 'Local mode' })).toBeVisible();
  }
});

signedInTest('signed-in pages have theirs', async ({ page }) => {
  for (const { path, title } of appScreens) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('complementary', { name: 'Local mode' })).toBeVisible();
  }
});

signedInTest('the title follows the way through the app', async ({ page }) => {
  await page.goto('/app/dashboard');
  for (const [room, title] of [
    ['Projects', 'Projects · Opener'],
    ['Messages', 'Messages · Opener'],
    ['Buy More', 'Buy Automated Sends · Opener'],
    ['Dashboard', 'Dashboard · Opener'],
  ]) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: room! });
    await link.click();
    await expect(page).toHaveTitle(title!);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

signedInTest('old addresses lead to their new ones', async ({ page }) => {
  for (const [from, to] of [
    ['/app', '/app/dashboard'],
    ['/dashboard', '/app/dashboard'],
    ['/projects?sort=az', '/app/projects?sort=az'],
    ['/messages', '/app/messages'],
  ]) {
    await page.goto(from!);
    await expect(page).toHaveURL(to!);
  }
});

test('an unknown address is a 404 with a page', async ({ page, trouble }) => {
  trouble.expect(404);
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Opener');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Local mode' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL('/');
});

signedInTest('so is one inside the app', async ({ page }) => {
  await page.goto('/app/nowhere');
  await expect(page).toHaveTitle('Page not found · Opener');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the strip leads to the mailbox', async ({ page, person }) => {
  await page.goto('/');
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
  });
});
