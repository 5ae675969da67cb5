// A forgotten password: the mail, the link, the new password, and the end of every session.
import { expect, mailbox, signedInTest as test } from '../fixtures.ts';
import { signIn } from './forms.ts';

test('a mailed link sets a new password and ends the old session', async ({
  page,
  context,
  person,
  pageErrors,
}) => {
  pageErrors.expect(401, 400);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);

  const other = await context.newPage();
  await other.goto('/forgot-password');
  await other.getByLabel('Email').fill(person.email);
  await other.getByRole('button', { name: 'Send reset link' }).click();
  await expect(other.getByRole('status')).toHaveText(
    'If an account exists for this email, a reset link is on its way.',
  );

  // Another browser: its session must be ended by the server alone.
  const elsewhere = await context.browser()!.newContext();
  const link = await mailbox.resetLink(person.email);
  const reset = await elsewhere.newPage();
  await reset.goto(link);
  await reset.getByLabel('Email').fill(person.email);
  await reset.getByLabel('New password').fill('a brand new 1');
  await reset.getByLabel('Confirm password').fill('a brand new 1');
  await reset.getByRole('button', { name: 'Reset password' }).click();
  await expect(reset).toHaveURL(/\/login$/);
  await expect(reset.getByRole('status')).toHaveText('Your password has been changed. You can sign in now.');
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
});
