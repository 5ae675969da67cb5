// Generated messages on the project page.
import { expect, signedInTest as base } from '../fixtures.ts';
import { makeMessages, makeProject, type Message, type Project } from '../support/work.ts';

const usernames = ['mira.kilns', 'ridge.and.rope', 'anna.bakes'];

const test = base.extend<{ project: Project; messages: Message[] }>({
  project: async ({ person }, use) => use(await makeProject(person)),
  messages: async ({ person, project }, use) => use(await makeMessages(person, project, usernames)),
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('messages are searched, sorted, laid out without overlap, and explained', async ({
  page,
  project,
  messages,
}) => {
  await page.goto(`/app/projects/${project.id}`);
  const cards = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(['@anna.bakes', '@ridge.and.rope', '@mira.kilns']);

  await test.step('no row covers the next, also when one grows', async () => {
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
    const card = page.getByRole('article', { name: `@${messages[1]!.username}` });
    await card.getByRole('button', { name: 'Why this message' }).click();
    await expect(card.getByRole('region', { name: /^Why this message to @/ })).toContainText(
      `Found in the profile of @${messages[1]!.username}`,
    );
    await expect(card.locator('mark').first()).toBeVisible();
    await expect.poll(overlaps).toEqual([0, 0]);
  });

  await test.step('the server sorts and searches', async () => {
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
});

test('messages are copied, opened in Instagram, marked as sent, and edited', async ({
  page,
  context,
  project,
  messages,
}) => {
  const [{ generated_message: before }] = messages as [Message];
  await page.goto(`/app/projects/${project.id}`);
  const card = page.getByRole('article', { name: '@mira.kilns' });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('copied', async () => {
    await card.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
    expect(await copied()).toBe(before);
  });

  await test.step('opened in Instagram with the text on the clipboard, and marked as sent', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await context.route('https://ig.me/**', (route) => route.fulfill({ body: 'Instagram' }));
    const opened = context.waitForEvent('page');
    await card.getByRole('link', { name: 'Open in Instagram' }).click();
    const instagram = await opened;
    await instagram.waitForURL('https://ig.me/m/mira.kilns');
    await instagram.close();
    expect(await copied()).toBe(before);
    await card.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(card.getByText('Sent', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(card.getByText('Sent', { exact: true })).toHaveCount(0);
  });

  await test.step('edited', async () => {
    await card.getByRole('button', { name: 'Edit' }).click();
    const drawer = page.getByRole('dialog', { name: 'Edit Message' });
    const text = drawer.getByLabel('Message', { exact: true });
    await expect(text).toHaveValue(before);
    await text.fill('  Hi Mira, is the kiln open on Sunday?  ');
    await expect(drawer.getByText('40/1000')).toBeVisible();
    await drawer.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Message updated successfully', { exact: true })).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(card.getByText('Hi Mira, is the kiln open on Sunday?', { exact: true })).toBeVisible();
  });
});
