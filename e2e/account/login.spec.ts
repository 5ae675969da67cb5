// Signing in: the form's rules and what a refusal says.
import { expect, test } from '../fixtures.ts';
import { sessionHours } from '../support/database.ts';
import { makeUnverified, newAccount } from '../support/person.ts';
import { signIn } from './forms.ts';

test('asks for both fields and a plausible email', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill('ada at example.com');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('That email looks off — try again?', { exact: true })).toBeVisible();
});

test('says the same for an unknown email and for a wrong password', async ({ page, person, trouble }) => {
  trouble.expect(401);
  const sentence = 'Invalid email or password. Please check your credentials and try again.';
  for (const email of [newAccount().email, person.email]) {
    await page.goto('/login');
    await signIn(page, { email, password: 'not the password' });
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
});

test('sends who has not verified yet to the code, with the email', async ({ page, trouble }) => {
  trouble.expect(403);
  const account = await makeUnverified();
  await page.goto('/login');
  await signIn(page, account);
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(account.email)).toBeVisible();
});

for (const [detail, sentence] of [
  ['This email is blocked', 'Invalid email address. Please check and try again.'],
  ['We are closed on Sundays', 'We are closed on Sundays'],
  [undefined, 'Something went wrong. Please try again.'],
]) {
  test(`turns ${detail ?? 'a refusal without a word'} into a sentence`, async ({ page, trouble }) => {
    trouble.expect(400);
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 400, json: { detail } }));
    await page.goto('/login');
    await signIn(page, newAccount());
    await expect(page.getByRole('alert')).toHaveText(sentence!);
  });
}

test('offers to sign up when the server knows nobody of that email', async ({ page, trouble }) => {
  trouble.expect(404);
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 404, json: { detail: 'User not found' } }),
  );
  await page.goto('/login');
  await signIn(page, newAccount());
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('No account found with this email. Try signing up instead?');
  await alert.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup');
});

test('is generic when there is no answer', async ({ page, trouble }) => {
  trouble.expect('no answer');
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/login');
  await signIn(page, newAccount());
  await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.');
});

test('remembers for 30 days who asks for it, and others for a day', async ({ page, person }) => {
  for (const [remember, hours] of [
    [false, 24],
    [true, 30 * 24],
  ] as const) {
    await page.goto('/login');
    await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember);
    await signIn(page, person);
    await expect(page).toHaveURL('/app/dashboard');
    expect((await sessionHours(person.email)).at(-1)).toBe(hours);
  }
});

test('leads to the forgotten password and to the signup', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup');
});
