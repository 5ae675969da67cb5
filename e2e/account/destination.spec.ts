// Where a person lands after signing in.
import { expect, mailbox, test } from '../fixtures.ts';
import { newAccount } from '../support/person.ts';
import { signIn, signUp } from './forms.ts';

for (const [query, destination] of [
  ['', '/app/dashboard'],
  ['?returnTo=/pricing&plan=plan_2', '/app/payments?plan=plan_2'],
  ['?returnTo=/pricing', '/pricing'],
  ['?returnTo=/app/messages&plan=plan_2', '/app/messages'],
  ['?returnTo=%2Fapp%2Fprojects%3Fsort%3Daz', '/app/projects?sort=az'],
  ['?plan=plan_2', '/app/dashboard'],
  ['?returnTo=//evil.example', '/app/dashboard'],
  ['?returnTo=/%5Cevil.example', '/app/dashboard'],
  ['?returnTo=https://evil.example/', '/app/dashboard'],
  ['?returnTo=javascript:alert(1)', '/app/dashboard'],
]) {
  test(`after /login${query} comes ${destination}`, async ({ page, person }) => {
    await page.goto(`/login${query}`);
    await signIn(page, person);
    await expect(page).toHaveURL(destination!);
  });
}

test('a guarded page is remembered with its query', async ({ page, person }) => {
  await page.goto('/app/projects?sort=az#end');
  await expect(page).toHaveURL('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/app/projects?sort=az#end');
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
});

test('returnTo goes before the page the visitor came from', async ({ page, person }) => {
  await page.goto('/app/projects');
  await expect(page).toHaveURL('/login');
  await page.evaluate(() => {
    const { state } = history;
    history.replaceState(state, '', '/login?returnTo=/app/messages');
  });
  await page.reload();
  await signIn(page, person);
  await expect(page).toHaveURL('/app/messages');
});

test('a guarded page is remembered even through signing up and verifying', async ({ page }) => {
  const account = newAccount();
  await page.goto('/app/messages');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await signUp(page, account);
  await page.getByLabel('Verification code').fill(await mailbox.code(account.email));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/app/messages');
});

test('a chosen plan is remembered through signing up and verifying', async ({ page }) => {
  const account = newAccount();
  await page.goto('/login?returnTo=/pricing&plan=plan_3');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await signUp(page, account);
  await page.getByLabel('Verification code').fill(await mailbox.code(account.email));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/app/payments?plan=plan_3');
});
