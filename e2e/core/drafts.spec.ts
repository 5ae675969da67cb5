// Text typed in a drawer survives Escape, a click outside, the back button, a reload and an expired session.
import type { Page } from '@playwright/test';
import { signIn } from '../account/forms.ts';
import { expect, signedInTest as test } from '../fixtures.ts';
import { expectFine } from '../support/expect-fine.ts';
import { makeMessages, makeProject, studio } from '../support/work.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Close without saving?' });

test('unsaved changes are confirmed before closing, and kept', async ({ page, person }) => {
  await makeProject(person);
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'A-Z' }).click();
  await page.getByLabel('Search projects').fill('studio');
  await page.getByRole('button', { name: `Edit ${studio.name}` }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Project' });
  const name = drawer.getByLabel('Project Name');
  await name.fill('Autumn');

  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
    () => page.goBack(),
    () => page.goBack(),
    () => drawer.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await leave();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question(page)).toBeHidden();
    await expect(name).toHaveValue('Autumn');
  }

  await page.goBack();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/app/projects');
  await expect(page.getByLabel('Search projects')).toHaveValue('studio');
  await expect(page.getByRole('button', { name: 'A-Z' })).toHaveAttribute('aria-pressed', 'true');
});

test('without changes the back button closes the drawer and keeps the search, then leaves the page', async ({
  page,
  person,
}) => {
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
  const search = page.getByRole('searchbox', { name: 'Search messages' });
  await search.fill('mira');
  // The search is debounced.
  await expect(page).toHaveURL('/app/messages?q=mira');
  await page.getByRole('button', { name: 'A-Z' }).click();
  await expect(page).toHaveURL('/app/messages?q=mira&sort=az');
  await page.getByRole('article').getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Message' });
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/app/messages?q=mira&sort=az');
  await expect(search).toHaveValue('mira');
  await page.goBack();
  await expect(page).toHaveURL('/app/dashboard');
});

test('a draft survives a reload and an expired session', async ({ page, person, pageErrors }) => {
  pageErrors.expect(401);
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  await page.goto(`/app/projects/${project.id}`);
  const open = () => page.getByRole('article').getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Message' });
  const text = drawer.getByLabel('Message');
  await open();
  await text.fill('Hi Mira, is the kiln open?');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(text).toHaveValue('Hi Mira, is the kiln open?');
  }
  await page.reload();
  await open();
  await expect(text).toHaveValue('Hi Mira, is the kiln open?');

  await page.route('**/api/scrape/projects/*/messages/*', (route) =>
    route.fulfill({ status: 401, json: { detail: 'Please sign in again.' } }),
  );
  await drawer.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/login');
  await page.unrouteAll();
  await signIn(page, person);
  await expect(page).toHaveURL(`/app/projects/${project.id}`);
  await open();
  await expect(text).toHaveValue('Hi Mira, is the kiln open?');
  await expect(drawer.getByText(/^We restored what you typed before/)).toBeVisible();
  await expectFine(page);
  await drawer.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Message updated successfully', { exact: true })).toBeVisible();
});
