// The list of projects: empty, new, found, sorted, edited, deleted.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { expectFine } from '../support/expect-fine.ts';
import { makeProject, studio } from '../support/work.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

async function fillProject(page: Page, { name, product_info, offer_info }: typeof studio): Promise<void> {
  await page.getByLabel('Project Name').fill(name);
  await page.getByLabel('Product/Service Description').fill(product_info);
  await page.getByLabel('Offer Details').fill(offer_info);
}

test('leads from an empty list to the first project', async ({ page }) => {
  await page.goto('/app/projects');
  await expect(page.getByText("You don't have any projects yet", { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New Project' }).click();

  const drawer = page.getByRole('dialog', { name: 'New Project' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Create Project' }).click();
  await expect(drawer.getByRole('alert')).toHaveText('All fields are required');

  await fillProject(page, { ...studio, offer_info: '   ' });
  await drawer.getByRole('button', { name: 'Create Project' }).click();
  await expect(drawer.getByRole('alert')).toHaveText('All fields are required');

  await fillProject(page, studio);
  await drawer.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project created successfully!', { exact: true })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page).toHaveTitle(`${studio.name} · Opener`);

  await page.goBack();
  await expect(page).toHaveURL('/app/projects');
  await expect(drawer).toBeHidden();
  await expect(rows(page)).toHaveText([studio.name]);
  const row = page.getByRole('listitem').filter({ hasText: studio.name });
  for (const text of ['SaaS', studio.product_info, studio.offer_info]) {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(row.getByText(/^Created/)).toBeVisible();

  await page.getByRole('button', { name: 'New Project' }).click();
  await expect(page.getByLabel('Project Name')).toHaveValue('');
  await fillProject(page, { ...studio, name: 'Autumn' });
  await drawer.getByRole('button', { name: 'Create Project' }).click();
  await expect(drawer).toBeHidden();
  await expect(rows(page)).toHaveText(['Autumn', studio.name]);
});

test('shows its limits while a project is new, and does not enforce them', async ({ page }) => {
  await page.goto('/app/projects?new');
  const drawer = page.getByRole('dialog', { name: 'New Project' });
  await fillProject(page, { ...studio, name: `${'n'.repeat(50)}🙂` });
  await expect(drawer.getByText('51/50')).toBeVisible();
  await expect(drawer.getByText(`${studio.product_info.length}/500`)).toBeVisible();
  await expect(drawer.getByText(`${studio.offer_info.length}/300`)).toBeVisible();
  await drawer.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('Project created successfully!', { exact: true })).toBeVisible();
});

test('keeps what was typed when the server refuses it', async ({ page, trouble }) => {
  trouble.expect(500);
  await page.goto('/app/projects?new');
  await fillProject(page, studio);
  for (const [json, sentence] of [
    [{ detail: 'We are closed on Sundays' }, 'We are closed on Sundays'],
    [{}, 'Failed to create project'],
  ] as const) {
    await page.route('**/api/projects/', (route) => route.fulfill({ status: 500, json }));
    await page.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await page.unrouteAll();
  }
  await expect(page.getByLabel('Project Name')).toHaveValue(studio.name);
});

test('finds and sorts', async ({ page, person }) => {
  for (const name of ['Beta', 'alpha', 'Gamma']) await makeProject(person, { name });
  await page.goto('/app/projects');
  await expect(rows(page)).toHaveText(['Gamma', 'alpha', 'Beta']);
  await expect(page.getByRole('button', { name: 'Newest' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'A-Z' }).click();
  await expect(rows(page)).toHaveText(['alpha', 'Beta', 'Gamma']);
  await page.getByLabel('Search projects').fill('ALPH');
  await expect(rows(page)).toHaveText(['alpha']);
  await page.getByLabel('Search projects').fill('nothing like it');
  await expect(page.getByText('No projects found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Open Beta' }).click();
  await expect(page).toHaveTitle('Beta · Opener');
});

test('edits only what changed, and calls nobody when nothing did', async ({ page, person }) => {
  const { id } = await makeProject(person);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  await page.goto('/app/projects');
  const drawer = page.getByRole('dialog', { name: 'Edit Project' });
  const edit = page.getByRole('button', { name: `Edit ${studio.name}` });
  const save = drawer.getByRole('button', { name: 'Save Changes' });

  await edit.click();
  await expect(drawer.getByText(`${studio.name.length}/100`)).toBeVisible();
  await expect(drawer.getByText(`${studio.product_info.length}/1000`)).toBeVisible();
  await expect(drawer.getByText(`${studio.offer_info.length}/500`)).toBeVisible();
  await save.click();
  await expect(drawer).toBeHidden();
  expect(sent).toEqual([]);

  await edit.click();
  await page.getByLabel('Offer Details').fill('');
  await save.click();
  await expect(drawer.getByRole('alert')).toHaveText('All fields are required');
  await expectFine(page);
  await page.getByLabel('Offer Details').fill('Two months free.');
  await save.click();
  await expect(page.getByText('Project updated successfully!', { exact: true })).toBeVisible();
  await expect(page.locator('#content').getByText('Two months free.', { exact: true })).toBeVisible();
  expect(sent).toEqual([{ offer_info: 'Two months free.' }]);

  await edit.click();
  await page.getByLabel('Project Name').fill('x'.repeat(101));
  await save.click();
  await expect(page.getByLabel('Project Name')).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await expect(drawer).toBeHidden();
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('link', { name: `Open ${studio.name}` })).toHaveAttribute(
    'href',
    `/app/projects/${id}`,
  );
});

test('says when an edit fails', async ({ page, person, trouble }) => {
  trouble.expect(500);
  await makeProject(person);
  await page.route('**/api/projects/*-*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/app/projects');
  await page.getByRole('button', { name: `Edit ${studio.name}` }).click();
  await page.getByLabel('Project Name').fill('Another name');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to update project');
});

test('deletes a project only for its name, typed to the letter', async ({ page, person, trouble }) => {
  trouble.expect(500);
  await makeProject(person, { name: 'Kiln & Co' });
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Delete Kiln & Co' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this project?' });
  const typed = dialog.getByLabel('Type this to confirm');
  const confirm = dialog.getByRole('button', { name: 'Delete project' });
  for (const wrong of ['', 'DELETE', 'delete Kiln & Co', 'DELETE Kiln & Co ', 'DELETE  Kiln & Co']) {
    await typed.fill(wrong);
    await typed.press('Enter');
    await expect(confirm).toBeDisabled();
  }
  await typed.fill('DELETE Kiln & Co');
  await page.route('**/api/projects/*-*', (route) => route.fulfill({ status: 500, json: {} }));
  await confirm.click();
  await expect(page.getByText('Failed to delete project', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await confirm.click();
  await expect(page.getByText('Project deleted successfully!', { exact: true })).toBeVisible();
  await expect(page.getByText("You don't have any projects yet", { exact: true })).toBeVisible();
});

test('a toast goes by itself after three seconds', async ({ page, person }) => {
  await makeProject(person);
  await page.clock.install();
  await page.goto('/app/projects');
  await page.getByRole('button', { name: `Edit ${studio.name}` }).click();
  await page.getByLabel('Project Name').fill('Another name');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const toast = page.getByText('Project updated successfully!', { exact: true });
  await expect(toast).toBeVisible();
  await page.clock.fastForward(3_100);
  await expect(toast).toBeHidden();
});

test('a project that is gone leads back to the list', async ({ page, trouble }) => {
  trouble.expect(404);
  await page.goto('/app/projects/0199f0b2-0000-7000-8000-000000000000');
  await expect(page).toHaveURL('/app/projects');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Project not found');
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
});
