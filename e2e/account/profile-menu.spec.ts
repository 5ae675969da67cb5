// The profile menu, and deleting the account.
import { expect, mailbox, signedInTest as test } from '../fixtures.ts';
import { openProfileMenu, signIn } from './forms.ts';

test('deletes the account once the email is typed and the box ticked', async ({
  page,
  person,
  pageErrors,
}) => {
  pageErrors.expect(401);
  await page.goto('/app/dashboard');
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Delete account' }).click();

  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Type your email to confirm').fill(person.email);
  await dialog.getByRole('checkbox').check();
  await confirm.click();

  await expect(page).toHaveURL('/goodbye');
  await expect(page.getByRole('heading', { name: 'Account Successfully Deleted' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await mailbox.wait(person.email, /account has been deleted/);
  await expect(page.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup');
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await signIn(page, person);
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
});

test('by keyboard the menu returns the focus, and closing the dialog keeps the account', async ({
  page,
  person,
}) => {
  await page.goto('/app/dashboard');
  const trigger = page.getByRole('button', { name: 'Your account' });
  await openProfileMenu(page);
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveText(['Do-not-contact list', 'Sign out', 'Delete account']);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  for (const typed of [person.email, '']) {
    await openProfileMenu(page);
    await page.getByRole('menuitem', { name: 'Delete account' }).click();
    const field = page.getByLabel('Type your email to confirm');
    await expect(field).toHaveValue('');
    await field.fill(typed);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
});
