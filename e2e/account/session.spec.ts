// The life of a session: restored, expired, ended here or in another tab.
import { expect, signedInTest as test } from '../fixtures.ts';
import { expireSessions } from '../support/database.ts';
import { openProfileMenu, signIn } from './forms.ts';

test('is restored after a reload, and asks the server who it is', async ({ page, person }) => {
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
  const asked = page.waitForRequest('**/api/auth/me');
  await page.reload();
  expect((await asked).headers()['authorization']).toBe(`Bearer ${person.token}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
});

test('shows a spinner while it is being restored', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/app/dashboard');
  await expect(page.getByText('Loading your account')).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('is kept under one key each', async ({ page, person }) => {
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const entries = await page.evaluate(() => Object.entries<string>(localStorage));
  const stored = Object.fromEntries(entries);
  expect(Object.keys(stored).toSorted()).toEqual(['opener.token', 'opener.user']);
  expect(stored['opener.token']).toBe(person.token);
  expect(JSON.parse(stored['opener.user'] ?? '')).toEqual({
    id: person.id,
    name: person.name,
    email: person.email,
  });
});

test('that expired clears itself, leads to the login and back to the page', async ({
  page,
  person,
  trouble,
}) => {
  trouble.expect(401);
  await expireSessions(person.email);
  await page.goto('/app/messages?q=kiln');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await signIn(page, person);
  await expect(page).toHaveURL('/app/messages?q=kiln');
});

test('ends on a 401 of any other call', async ({ page, person, trouble }) => {
  trouble.expect(401);
  await page.goto('/app/dashboard');
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  await page.getByLabel('Type your email to confirm').fill(person.email);
  await page.getByRole('checkbox').check();
  await expireSessions(person.email);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('ended in one tab is ended in the other', async ({ page, context }) => {
  await page.goto('/app/dashboard');
  const other = await context.newPage();
  await other.goto('/app/messages');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});

test('ends on this side even when the server does not answer', async ({ page, trouble }) => {
  trouble.expect('no answer');
  await page.goto('/app/dashboard');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/login');
});

test('signing out starts afresh: the next person lands on the dashboard', async ({ page, person }) => {
  await page.goto('/app/messages');
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL('/app/dashboard');
});

test('keeps who is signed in away from the signup', async ({ page }) => {
  await page.goto('/signup');
  await expect(page).toHaveURL('/app/dashboard');
});

test('shows Go to Dashboard on the pricing page, and the two doors to visitors', async ({ page }) => {
  await page.goto('/pricing');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Get Started', exact: true })).toBeVisible();
});
