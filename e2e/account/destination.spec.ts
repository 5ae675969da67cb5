// Where a user lands after signing in. The rules are tested next to `after-login.ts`; this is what only a browser does.
import { expect, mailbox, test } from '../fixtures.ts';
import { newAccount } from '../support/person.ts';
import { signIn, signUp } from './forms.ts';

test('no address that a browser would read as another site is followed', async ({ page, person }) => {
  await page.goto('/login?returnTo=/%5Cevil.example');
  await signIn(page, person);
  await expect(page).toHaveURL('/app/dashboard');
});

test('a guarded page is remembered with its query, also through a reload', async ({ page, person }) => {
  await page.goto('/app/projects?sort=az#end');
  await expect(page).toHaveURL('/login');
  await page.reload();
  await signIn(page, person);
  await expect(page).toHaveURL('/app/projects?sort=az#end');
  await page.goBack();
  await expect(page).not.toHaveURL('/login');
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
