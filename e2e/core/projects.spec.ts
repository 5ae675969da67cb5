// The list of projects: empty, new, edited, deleted.
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

test('a project created from the dashboard opens', async ({ page }) => {
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'New Project' }).click();
  await fillProject(page, { ...studio, name: 'Winter' });
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/app\/projects\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
});

test('the empty list leads to the first project', async ({ page }) => {
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

test('a project is edited, and deleted by typing its name', async ({ page, person }) => {
  await makeProject(person);
  await page.goto('/app/projects');

  await test.step('empty fields are required, and changes are shown', async () => {
    const drawer = page.getByRole('dialog', { name: 'Edit Project' });
    const save = drawer.getByRole('button', { name: 'Save Changes' });
    await page.getByRole('button', { name: `Edit ${studio.name}` }).click();
    await page.getByLabel('Offer Details').fill('');
    await save.click();
    await expect(drawer.getByRole('alert')).toHaveText('All fields are required');
    await expectFine(page);
    await page.getByLabel('Offer Details').fill('Two months free.');
    await save.click();
    await expect(page.getByText('Project updated successfully!', { exact: true })).toBeVisible();
    await expect(page.locator('#content').getByText('Two months free.', { exact: true })).toBeVisible();
  });

  await test.step('it is deleted once its name is typed exactly', async () => {
    await page.getByRole('button', { name: `Delete ${studio.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this project?' });
    const typed = dialog.getByLabel('Type this to confirm');
    const confirm = dialog.getByRole('button', { name: 'Delete project' });
    await typed.fill(`DELETE ${studio.name} `);
    await typed.press('Enter');
    await expect(confirm).toBeDisabled();
    await typed.fill(`DELETE ${studio.name}`);
    await confirm.click();
    await expect(page.getByText('Project deleted successfully!', { exact: true })).toBeVisible();
    await expect(page.getByText("You don't have any projects yet", { exact: true })).toBeVisible();
  });
});
