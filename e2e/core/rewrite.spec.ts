// A message is rewritten, undone, edited, and an earlier text is restored.
import type { Page } from '@playwright/test';
import { expect, signedInTest as base } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { makeMessages, makeProject, type Message, type Project } from '../support/work.ts';

const test = base.extend<{ project: Project; message: Message }>({
  project: async ({ person }, use) => use(await makeProject(person)),
  message: async ({ person, project }, use) => {
    const [message] = await makeMessages(person, project, ['mira.kilns']);
    await use(message!);
  },
});

const card = (page: Page) => page.getByRole('article', { name: '@mira.kilns' });
const balance = (page: Page) => page.getByRole('banner').getByRole('link', { name: /credits? left/ });
const said = (page: Page, text: string) => page.getByText(text, { exact: true });
/** Paragraphs are separate elements, so one of them is matched. */
const opening = (text: string) => text.split('\n')[0]!;

async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'More actions for @mira.kilns' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('a message is rewritten as asked, undone, edited, and restored', async ({
  page,
  person: { token },
  project,
  message,
}) => {
  const before = message.generated_message;
  const text = async () => {
    const all = await callApi<Message[]>('GET', `/scrape/projects/${project.id}/messages`, { token });
    expect(all.map(({ id }) => id)).toEqual([message.id]);
    return all[0]!.generated_message;
  };
  await page.goto(`/app/projects/${project.id}`);

  await choose(page, 'Rewrite');
  const dialog = page.getByRole('dialog', { name: 'Rewrite this message' });
  await expect(dialog).toContainText('Free: 3 of 3 rewrites left');
  await dialog.getByLabel('What should be different?').fill('shorter');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(said(page, 'Rewritten.')).toBeVisible();
  // Under the pointer it stays; otherwise it may be gone on a busy machine.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  const rewritten = await text();
  expect(rewritten).not.toBe(before);
  await undo.click();
  await expect(said(page, 'Earlier text restored')).toBeVisible();
  expect(await text()).toBe(before);
  await expect(card(page)).toContainText(opening(before));
  await expect(balance(page)).toContainText('9 credits');

  await card(page).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Message', { exact: true }).fill('Hi Mira, is the kiln open on Sunday?');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(said(page, 'Message updated successfully')).toBeVisible();

  await choose(page, /^Earlier versions \(\d+\)$/);
  const drawer = page.getByRole('dialog', { name: 'Earlier versions' });
  const versions = drawer.getByRole('listitem');
  await expect(versions.first()).toContainText(opening(before));
  const shorter = versions.filter({ hasText: 'You asked for: “shorter”' }).first();
  await expect(shorter).toContainText(opening(rewritten));
  await shorter.getByRole('button', { name: 'Restore' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'More actions for @mira.kilns' })).toBeFocused();
  await expect(card(page)).toContainText(opening(rewritten));
  expect(await text()).toBe(rewritten);

  await choose(page, /^Earlier versions/);
  await expect(versions.first()).toContainText('Edited by you');
  await expect(versions.first()).toContainText('Hi Mira, is the kiln open on Sunday?');
});

test('the fourth rewrite costs a credit, after a confirmation', async ({
  page,
  person: { token },
  project,
  message,
}) => {
  type Job = { id: string; status: string };
  for (const _ of [1, 2, 3]) {
    const path = `/scrape/messages/${message.id}/regenerate`;
    const { id } = await callApi<Job>('POST', path, { token, body: {} });
    const status = async () => (await callApi<Job>('GET', `/scrape/jobs/${id}`, { token })).status;
    await expect.poll(status).toBe('completed');
  }
  await page.goto(`/app/projects/${project.id}`);
  await expect(balance(page)).toContainText('9 credits');

  await choose(page, 'Rewrite');
  const dialog = page.getByRole('dialog', { name: 'Rewrite this message' });
  await expect(dialog).toContainText(
    'Costs 1 credit: the three free rewrites of this message have been used',
  );
  await expect(dialog.getByRole('button', { name: 'Rewrite', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Rewrite for 1 credit' }).click();
  await expect(said(page, 'Rewritten.')).toBeVisible();
  await expect(card(page)).toHaveCount(1);
  await expect(balance(page)).toContainText('8 credits');
});
