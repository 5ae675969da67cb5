// The signup form: its rules, its errors, its strength meter.
import { expect, test } from '../fixtures.ts';
import { makeUnverified, newAccount } from '../support/person.ts';
import { signUp } from './forms.ts';

test('says everything that is missing at once, and starts at the first of it', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const sentence of [
    'Full name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
    'Please agree to our terms to continue',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page).toHaveURL('/signup');
});

test('says what is wrong with an email and a password', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email').fill('ada@nowhere');
  await page.getByLabel('Password', { exact: true }).fill('seven 7');
  await page.getByLabel('Confirm password').fill('seven 8');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const sentence of [
    'That email looks off — try again?',
    'Password must be at least 8 characters',
    "Passwords don't match",
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
});

test('labels the strength of a password in five steps', async ({ page }) => {
  await page.goto('/signup');
  const meter = page.getByRole('meter', { name: 'Password strength' });
  for (const [score, [password, label]] of [
    ['a', 'Weak'],
    ['aB', 'Fair'],
    ['aB3', 'Good'],
    ['aB3!', 'Strong'],
    ['aB3!aB3!', 'Very Strong'],
  ].entries()) {
    await page.getByLabel('Password', { exact: true }).fill(password!);
    await expect(page.getByText(label!, { exact: true })).toBeVisible();
    await expect(meter).toHaveJSProperty('value', score + 1);
    await expect(page.locator('[data-filled=true]')).toHaveCount(score + 1);
  }
});

test('refuses an email that has an account, and offers to sign in', async ({ page, person, trouble }) => {
  trouble.expect(409);
  await page.goto('/signup');
  await signUp(page, { ...newAccount(), email: person.email.toUpperCase() });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('An account with this email already exists. Try signing in instead.');
  await alert.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
});

for (const [detail, sentence] of [
  ['User already registered', 'An account with this email already exists. Try signing in instead.'],
  ['This email cannot be used', 'Please enter a valid email address.'],
  [
    'The password is on a list of leaked ones',
    "Password doesn't meet requirements. Please try a stronger password.",
  ],
  ['The name holds no letter', 'Please enter a valid name.'],
  ['We are closed on Sundays', 'We are closed on Sundays'],
  [undefined, 'Something went wrong. Please try again.'],
]) {
  test(`turns ${detail ?? 'a refusal without a word'} into a sentence`, async ({ page, trouble }) => {
    trouble.expect(400);
    await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 400, json: { detail } }));
    await page.goto('/signup');
    await signUp(page, newAccount());
    await expect(page.getByRole('alert').getByText(sentence!, { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/signup');
  });
}

test('lets somebody sign up again who never verified', async ({ page }) => {
  const account = await makeUnverified();
  await page.goto('/signup');
  await signUp(page, account);
  await expect(page).toHaveURL('/verify-email');
});
