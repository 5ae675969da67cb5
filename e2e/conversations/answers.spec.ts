// From an answer to its outcome: the people of the stand-in answer, and the user reads, decides and writes back.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import type { Person } from '../support/person.ts';
import { makeSender, said } from '../support/conversations.ts';
import { delivered } from '../support/sending.ts';
import { makeMessages } from '../support/work.ts';

const row = (page: Page, username: string) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: `@${username}` });
const filters = (page: Page) => page.getByRole('group', { name: 'Show' });

async function answered(person: Person, count: number): Promise<void> {
  type Counts = { answered: number };
  const counts = () => callApi<Counts>('GET', '/conversations/counts', { token: person.token });
  await expect.poll(async () => (await counts()).answered).toBe(count);
}

test('somebody who is keen answers, and is marked as interested', async ({ page, person }) => {
  const { project } = await makeSender(person);
  await page.goto(`/app/projects/${project.id}`);
  await page.getByLabel('Usernames', { exact: true }).fill('keen.potter');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  await expect(page.getByText('1 unread conversation').first()).toBeAttached();
  await expect(page).toHaveTitle(/^\(1\) .+ · Opener$/);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Conversations' }).click();
  await expect(row(page, 'keen.potter')).toContainText('Oh, that sounds great!');
  await row(page, 'keen.potter').click();
  await expect(said(page, 'keen.potter')).toContainText('Oh, that sounds great!');
  await said(page, 'keen.potter').getByRole('button', { name: 'Why this message' }).click();
  await expect(page.getByRole('region', { name: 'Why this message to @keen.potter' })).toBeVisible();
  await expect(page).toHaveTitle('@keen.potter · Opener');

  await expect(page.getByRole('button', { name: 'Interested suggested' })).toBeVisible();
  await expectFine(page);
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Interested', pressed: true })).toBeVisible();
  await expect(filters(page).getByRole('button', { name: 'Interested 1', exact: true })).toBeVisible();
  await expect(filters(page).getByRole('button', { name: 'Needs me 0' })).toBeVisible();
});

test('an answer shows at once, and what is written back arrives', async ({ page, person }) => {
  const { account, project } = await makeSender(person);
  await makeMessages(person, project, ['anna.bakes']);
  await expect.poll(async () => (await delivered(account)).length).toBe(1);
  await page.goto('/app/conversations?filter=unanswered');
  await row(page, 'anna.bakes').click();
  await expect(page.getByText('They have not answered yet.', { exact: false })).toBeVisible();

  const instagram = await page.context().newPage();
  await instagram.goto(`/local/instagram?from=${encodeURIComponent(account)}`);
  await instagram.getByLabel('Answer as @anna.bakes').fill('Is it only for bakers?');
  await instagram.getByRole('button', { name: 'Answer', exact: true }).click();
  // Chromium may never close a page that is just loading another.
  await instagram.waitForURL(/\/local\/instagram$/);
  await instagram.close();

  await expect(said(page, 'anna.bakes')).toContainText('Is it only for bakers?');
  const box = page.getByRole('textbox', { name: 'Write back to @anna.bakes' });
  await page.getByRole('button', { name: 'Suggest an answer' }).click();
  await expect(box).not.toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box).toHaveValue('');
  await box.fill('No, for any studio.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(box).toHaveValue('');
  const reply = said(page, 'anna.bakes').getByRole('listitem').filter({ hasText: 'No, for any studio.' });
  await expect(reply.getByText('Sent', { exact: true })).toBeVisible();
  const texts = (await delivered(account)).map(({ text }) => text);
  expect(texts.filter((text) => text === 'No, for any studio.')).toHaveLength(1);
});

test('whoever asks to stop is not written to any more, until that is undone', async ({ page, person }) => {
  const { project } = await makeSender(person);
  await makeMessages(person, project, ['pleasestop.now']);
  await answered(person, 1);
  await page.goto('/app/conversations');
  await expect(row(page, 'pleasestop.now')).toContainText('Do not contact');
  await row(page, 'pleasestop.now').click();
  const banner = page.getByText('@pleasestop.now is on your do-not-contact list.', { exact: false });
  await expect(banner).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Write back/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(banner).toBeHidden();
  await expect(row(page, 'pleasestop.now')).not.toContainText('Do not contact');
  await expect(page.getByRole('textbox', { name: /^Write back/ })).toBeVisible();
});

test('conversations are filtered and searched; a postponed one says when it returns', async ({
  page,
  person,
}) => {
  const { account, project } = await makeSender(person);
  await makeMessages(person, project, ['keen.weaver', 'laterplease.weaver', 'silent.weaver']);
  await expect.poll(async () => (await delivered(account)).length).toBe(3);
  await answered(person, 2);
  await page.goto('/app/conversations');
  await expect(filters(page).getByRole('button')).toHaveText([
    'All 3',
    'Unanswered 1',
    'Answered 2',
    'Interested 0',
    'Not now 0',
    'Not interested 0',
    'Needs me 2',
    'Unread 2',
  ]);
  await expectFine(page);
  await filters(page).getByRole('button', { name: 'Unanswered 1' }).click();
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link')).toHaveCount(1);
  await expect(row(page, 'silent.weaver')).toBeVisible();
  await filters(page).getByRole('button', { name: 'All 3' }).click();
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('next month');
  await expect(page).toHaveURL('/app/conversations?q=next+month');
  await row(page, 'laterplease.weaver').click();
  await page.getByRole('button', { name: 'Not now suggested' }).click();
  await expect(page.getByRole('dialog', { name: 'Not now' })).toBeVisible();
  await page.getByRole('button', { name: /^In a month/ }).click();
  await expect(page.getByText(/^Comes back on /)).toBeVisible();
  await filters(page).getByRole('button', { name: 'Not now 1' }).click();
  await expect(row(page, 'laterplease.weaver')).toContainText('Not now, until');
});
