// A forgotten password: the mail, the link, the new password, and the end of every session.
import { expect, mailbox, signedInTest, test } from '../fixtures.ts';
import { newAccount } from '../support/person.ts';
import { signIn } from './forms.ts';

signedInTest(
  'forgets, follows the mail, sets a new password, and the old session is gone',
  async ({ page, context, person, trouble }) => {
    trouble.expect(401, 400);
    await page.goto('/app/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);

    const other = await context.newPage();
    await other.goto('/forgot-password');
    await other.getByLabel('Email').fill(person.email);
    await other.getByRole('button', { name: 'Send reset link' }).click();
    await expect(other.getByRole('status')).toHaveText(
      'If an account exists for this email, a reset link is on its way.',
    );

    // Another browser: this one's session must end by the server's word alone.
    const elsewhere = await context.browser()!.newContext();
    const link = await mailbox.resetLink(person.email);
    const reset = await elsewhere.newPage();
    await reset.goto(link);
    await reset.getByLabel('Email').fill(person.email);
    await reset.getByLabel('New password').fill('a brand new 1');
    await reset.getByLabel('Confirm password').fill('a brand new 1');
    await reset.getByRole('button', { name: 'Reset password' }).click();
    await expect(reset).toHaveURL(/\/login$/);
    await expect(reset.getByRole('status')).toHaveText(
      'Your password has been changed. You can sign in now.',
    );
    await expect(reset.getByLabel('Email')).toHaveValue(person.email);
    await elsewhere.close();
    await mailbox.wait(person.email, /password was changed/);

    await page.reload();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await signIn(page, person);
    await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
    await signIn(page, { ...person, password: 'a brand new 1' });
    await expect(page).toHaveURL('/app/dashboard');

    // The link works once.
    await other.goto(link);
    await other.getByLabel('Email').fill(person.email);
    await other.getByLabel('New password').fill('another new 1');
    await other.getByLabel('Confirm password').fill('another new 1');
    await other.getByRole('button', { name: 'Reset password' }).click();
    await expect(other.getByRole('alert')).toHaveText(
      'This reset link is invalid or has expired. Please request a new one.',
    );
  },
);

test('says the same for an email without an account, and mails nobody', async ({ page }) => {
  const { email } = newAccount();
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('status')).toHaveText(
    'If an account exists for this email, a reset link is on its way.',
  );
  expect(await mailbox.list(email)).toEqual([]);
});

test('asks for an email', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
});

test('without a token leads to the forgotten password', async ({ page }) => {
  for (const address of ['/reset-password', '/reset-password?token=']) {
    await page.goto(address);
    await expect(page).toHaveURL('/forgot-password');
  }
});

test('holds a new password against its rules', async ({ page }) => {
  await page.goto('/reset-password?token=anything');
  const submit = page.getByRole('button', { name: 'Reset password' });
  await submit.click();
  await expect(page.getByText('Email is required', { exact: true })).toBeVisible();
  await expect(page.getByText('New password is required', { exact: true })).toBeVisible();
  for (const [password, sentence] of [
    ['short 1', 'Password must be at least 8 characters long'],
    ['12345678', 'Password must contain at least one letter'],
    ['only letters', 'Password must contain at least one number'],
  ]) {
    await page.getByLabel('New password').fill(password!);
    await submit.click();
    await expect(page.getByText(sentence!, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
});

const forms = [
  { address: '/forgot-password', button: 'Send reset link', fallback: 'Failed to send reset email' },
  { address: '/reset-password?token=x', button: 'Reset password', fallback: 'Failed to reset password' },
];
for (const { address, button, fallback } of forms) {
  test(`${button}: the detail, a fallback, or the network's own sentence`, async ({ page, trouble }) => {
    trouble.expect(400, 'no answer');
    await page.goto(address);
    await page.getByLabel('Email').fill('ada@example.com');
    for (const field of await page
      .getByLabel(/password$/)
      .filter({ visible: true })
      .all()) {
      if ((await field.getAttribute('type')) === 'password') await field.fill('new password 1');
    }
    for (const [answer, sentence] of [
      [{ detail: 'We are closed on Sundays' }, 'We are closed on Sundays'],
      [{}, fallback],
      [undefined, 'Network error. Please try again.'],
    ] as const) {
      await page.route('**/api/auth/*-password', (route) =>
        answer ? route.fulfill({ status: 400, json: answer }) : route.abort(),
      );
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toHaveText(sentence);
      await page.unrouteAll();
    }
  });
}
