// The voice of a project: set in its drawer, tried in a preview, and saved.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { expectFine } from '../support/expect-fine.ts';
import { makeProject } from '../support/work.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Voice' });
const voiceDrawer = (page: Page) => page.getByRole('dialog', { name: 'Voice', exact: true });

test('a voice is previewed, saved and kept', async ({ page, person }) => {
  const { id } = await makeProject(person);
  await page.goto(`/app/projects/${id}`);
  await expect(card(page).getByText('Plain, usual length', { exact: true })).toBeVisible();
  await card(page).getByRole('button', { name: 'Edit voice' }).click();

  const drawer = voiceDrawer(page);
  await expect(drawer.getByLabel('Your name')).toBeFocused();
  await expect(drawer.getByText('Found in your project’s offer')).toBeVisible();
  await expect(drawer.getByText('“First month free”', { exact: true })).toBeVisible();
  await drawer.getByLabel('Your name').fill('Tove');
  await drawer.getByRole('radio', { name: 'Warm' }).check();
  await drawer.getByRole('radio', { name: /^Short/ }).check();
  await expectFine(page);

  await drawer.getByLabel('Instagram username').fill('@mira.kilns');
  await drawer.getByLabel('Instagram username').press('Enter');
  await expect(drawer.getByText('@mira.kilns', { exact: true })).toBeVisible();
  await expect(drawer.locator('mark').first()).toBeVisible();
  await expect(drawer.getByText('4 of 5 previews left today', { exact: true })).toBeVisible();
  await expect(drawer.getByText('Out of date', { exact: true })).toHaveCount(0);

  await drawer.getByRole('radio', { name: 'Formal' }).check();
  await expect(drawer.getByText('Out of date', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Update preview' })).toBeEnabled();
  await expectFine(page);

  await drawer.getByLabel('Your name').press('Enter');
  await expect(page.getByText('Voice saved', { exact: true })).toBeVisible();
  await expect(drawer).toBeHidden();
  await page.reload();
  await expect(card(page).getByText('Formal, short, signed Tove', { exact: true })).toBeVisible();
  // A preview creates no message and costs nothing.
  await expect(page.getByText('No messages yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /credits left/ })).toContainText(
    '10 credits',
  );
});

test('unsaved voice changes are confirmed, and the drawer opens from the project too', async ({
  page,
  person,
}) => {
  const { id } = await makeProject(person);
  await page.goto(`/app/projects/${id}`);
  await page.getByRole('button', { name: 'Edit project' }).click();
  const below = page.getByRole('dialog', { name: 'Edit Project' });
  await below.getByLabel('Project Name').fill('Summer workshops');
  await below.getByRole('button', { name: 'Edit voice' }).click();

  const drawer = voiceDrawer(page);
  // What is typed before an opening drawer takes the focus ends up elsewhere.
  await expect(drawer.locator(':focus')).toBeVisible();
  await drawer.getByLabel('Words never to use').pressSequentially('synergy,game changer');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: /^Remove / })).toHaveText(['synergy', 'game changer']);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await expect(question).toBeVisible();
  await expectFine(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(drawer.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(drawer).toBeHidden();
  await expect(below.getByLabel('Project Name')).toHaveValue('Summer workshops');
});
