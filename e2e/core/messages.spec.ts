// Generated messages, on the page of their project and all together.
import { expect, signedInTest as base } from '../fixtures.ts';
import { makeMessages, makeProject, type Message, type Project } from '../support/work.ts';

const usernames = ['mira.kilns', 'ridge.and.rope', 'anna.bakes'];

const test = base.extend<{ project: Project; messages: Message[] }>({
  project: async ({ person }, use) => use(await makeProject(person)),
  messages: async ({ person, project }, use) => use(await makeMessages(person, project, usernames)),
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('are searched and sorted', async ({ page, project, messages }) => {
  await page.goto(`/app/projects/${project.id}`);
  const cards = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(['@anna.bakes', '@ridge.and.rope', '@mira.kilns']);
  await page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'A-Z' }).click();
  await expect(cards).toHaveText(['@anna.bakes', '@mira.kilns', '@ridge.and.rope']);
  await page.getByLabel('Search messages').fill('RIDGE');
  await expect(cards).toHaveText(['@ridge.and.rope']);
  await page.getByLabel('Search messages').fill(messages[0]!.generated_message.slice(10, 70));
  await expect(cards.first()).toHaveText('@mira.kilns');
  await page.getByLabel('Search messages').fill('zzz nothing');
  await expect(page.getByText('No messages found', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(cards).toHaveCount(3);
});

test('are copied, and edited in a drawer', async ({ page, project, messages, trouble }) => {
  trouble.expect(500);
  await page.goto(`/app/projects/${project.id}`);
  const card = page.getByRole('article', { name: '@mira.kilns' });
  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(messages[0]!.generated_message);

  await card.getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Message' });
  const text = drawer.getByLabel('Message', { exact: true });
  const save = drawer.getByRole('button', { name: 'Save Changes' });
  await expect(text).toHaveValue(messages[0]!.generated_message);
  await expect(save).toBeDisabled();
  for (const same of ['   ', `${messages[0]!.generated_message}  `]) {
    await text.fill(same);
    await expect(save).toBeDisabled();
  }
  await text.fill('  Hi Mira, is the kiln open on Sunday?  ');
  await expect(drawer.getByText('40/1000')).toBeVisible();

  await page.route('**/messages/*', (route) => route.fulfill({ status: 500, json: {} }));
  await save.click();
  await expect(page.getByText('Failed to update message', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await save.click();
  await expect(page.getByText('Message updated successfully', { exact: true })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(card.getByText('Hi Mira, is the kiln open on Sunday?', { exact: true })).toBeVisible();
});

test('stand one below the other, also when one grows', async ({ page, project, messages }) => {
  await page.goto(`/app/projects/${project.id}`);
  const rows = page.getByRole('list', { name: 'Generated messages' }).getByRole('listitem');
  await expect(rows).toHaveCount(messages.length);
  const overlaps = () =>
    rows.evaluateAll((items) =>
      items.flatMap((item, index) => {
        const next = items[index + 1];
        if (!next) return [];
        const gap = next.getBoundingClientRect().top - item.getBoundingClientRect().bottom;
        return [Math.round(Math.abs(gap))];
      }),
    );
  await expect.poll(overlaps).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Why this message' }).first().click();
  await expect.poll(overlaps).toEqual([0, 0]);
});

test('say why they say what they say', async ({ page, project, messages }) => {
  await page.goto(`/app/projects/${project.id}`);
  const card = page.getByRole('article', { name: `@${messages[1]!.username}` });
  await card.getByRole('button', { name: 'Why this message' }).click();
  await expect(card.getByRole('region', { name: /^Why this message to @/ })).toContainText(
    `Found in the profile of @${messages[1]!.username}`,
  );
  await expect(card.locator('mark').first()).toBeVisible();
});

test('open in Instagram with the text on the clipboard, and are marked as sent', async ({
  page,
  context,
  project,
  messages,
}) => {
  await context.route('https://ig.me/**', (route) => route.fulfill({ body: 'Instagram' }));
  await page.goto(`/app/projects/${project.id}`);
  const card = page.getByRole('article', { name: '@mira.kilns' });
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: 'Open in Instagram' }).click();
  const instagram = await opened;
  await instagram.waitForURL('https://ig.me/m/mira.kilns');
  await instagram.close();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(messages[0]!.generated_message);

  await card.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(card.getByText('Sent', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText('Sent', { exact: true })).toHaveCount(0);
});

test('stand together on one page, with what is known of each person', async ({ page, messages }) => {
  await page.goto('/app/messages');
  await expect(page.getByText('Showing 3 of 3 messages', { exact: true })).toBeVisible();
  const card = page.getByRole('article', { name: '@mira.kilns' });
  await expect(card.getByRole('heading', { name: 'Target User Info' })).toBeVisible();
  await expect(card.getByRole('term')).toHaveText(['Full Name', 'Industry', 'Followers', 'Posts', 'Bio']);
  await page.getByLabel('Search messages').fill('anna');
  await expect(page.getByText('Showing 1 of 3 messages', { exact: true })).toBeVisible();
  await page.getByLabel('Search messages').fill('');

  await page.clock.install();
  await card.getByRole('button', { name: 'Copy' }).click();
  const toast = page.getByText('Message copied to clipboard!', { exact: true });
  await expect(toast).toBeVisible();
  await page.clock.fastForward(1_600);
  await expect(toast).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(messages[0]!.generated_message);
});

base('without any, lead to the projects', async ({ page }) => {
  await page.goto('/app/messages');
  await expect(page.getByText('No messages yet', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Go to projects' }).click();
  await expect(page).toHaveURL('/app/projects');
});
