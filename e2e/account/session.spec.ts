// What only browsers and the real server can show about sessions: expired, and ended in another tab.
import { expect, signedInTest as test } from '../fixtures.ts';
import { expireSessions } from '../support/database.ts';
import { openProfileMenu, signIn } from './forms.ts';

test('an expired session leads to the login and back to the page', async ({ page, person, pageErrors }) => {
  pageErrors.expect(401);
  await expireSessions(person.email);
  await page.goto('/app/messages?q=kiln');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await signIn(page, person);
  await expect(page).toHaveURL('/app/messages?q=kiln');
});

test('a public page shows the session, and leads to the login once it has expired', async ({
  page,
  person,
  pageErrors,
}) => {
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Otherwise a refresh of the dashboard could find out first.
  await page.goto('about:blank');
  pageErrors.expect(401);
  await expireSessions(person.email);
  await page.goto('/terms');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('signing out in one tab signs out the other, and the next session starts clean', async ({
  page,
  context,
  person,
}) => {
  await page.goto('/app/messages');
  const other = await context.newPage();
  await other.goto('/app/projects');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await signIn(page, person);
  await expect(page).toHaveURL('/app/dashboard');
});
