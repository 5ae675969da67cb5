// Lists filtered by state: from the figures, by URL, with the keyboard and on a phone.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine, expectNothingBeyond } from '../support/expect-fine.ts';
import type { Person } from '../support/person.ts';
import { accountName, buyPack, connectInstagram } from '../support/sending.ts';
import { makeMessages, makeProject, type Message, type Project } from '../support/work.ts';

const articles = (page: Page) => page.getByRole('article');

function mark({ token }: Person, { id }: Message, what: 'sent' | 'answered', value = true): Promise<unknown> {
  return callApi('PUT', `/scrape/messages/${id}/${what}`, { token, body: { [what]: value } });
}

/** Two sent by hand, one of them answered, and two that were only written. */
async function makeSome(person: Person): Promise<Project> {
  const project = await makeProject(person);
  const names = ['mira.kilns', 'anna.bakes', 'north.light', 'hafen_22'];
  const [mira, anna] = await makeMessages(person, project, names);
  await mark(person, mira!, 'sent');
  await mark(person, anna!, 'sent');
  await mark(person, anna!, 'answered');
  return project;
}

test('both lists filter by state, count it, and keep the filter when going back', async ({
  page,
  person,
}) => {
  const project = await makeSome(person);
  await page.goto('/app/messages');
  await expect(articles(page)).toHaveCount(4);
  const show = page.getByRole('group', { name: 'Show' });
  await expect(show.getByRole('button')).toHaveText([
    'All 4',
    'Unsent 2',
    'Sent 2',
    'By hand 2',
    'Answered 1',
  ]);

  await show.getByRole('button', { name: 'Sent 2', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/messages?state=sent');
  await expect(page.getByText('Showing 2 of 4 messages')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('anna');
  await expect(page).toHaveURL('/app/messages?state=sent&q=anna');
  await expect(articles(page)).toHaveCount(1);
  await expect(articles(page)).toHaveAccessibleName('@anna.bakes');
  await expectFine(page);

  await page.getByRole('link', { name: 'Projects' }).first().click();
  await expect(page).toHaveURL('/app/projects');
  await page.goBack();
  await expect(page).toHaveURL('/app/messages?state=sent&q=anna');
  await expect(articles(page)).toHaveCount(1);
  await expect(articles(page)).toHaveAccessibleName('@anna.bakes');
  await expect(page.getByRole('searchbox', { name: 'Search messages' })).toHaveValue('anna');

  await page.goto(`/app/projects/${project.id}?state=answered`);
  await expect(articles(page)).toHaveCount(1);
  await expect(articles(page)).toHaveAccessibleName('@anna.bakes');
  await page.goto(`/app/projects/${project.id}?state=review`);
  await expect(page.getByText('No messages are waiting for your review.')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(articles(page)).toHaveCount(4);
  await page.goto('/app/messages?state=nonsense&project=nobody');
  await expect(articles(page)).toHaveCount(4);

  await test.step('on a phone the filters are a select', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('combobox', { name: 'Show' }).selectOption('By hand (2)');
    await expect(page).toHaveURL(/\?(.+&)?state=by_hand/);
    await expect(page.getByText('Showing 2 of 4 messages')).toBeVisible();
    await expectNothingBeyond(page, 360);
  });
});

test('each figure of a sender links to exactly the messages it counts', async ({ page, person }) => {
  await buyPack(person);
  await connectInstagram(person, accountName());
  const project = await makeProject(person);
  await callApi('PUT', `/projects/${project.id}/sending`, { token: person.token, body: { mode: 'review' } });
  // The last one has a caution, so it is approved individually.
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes', 'north.light', 'orders.anna']);
  await callApi('PUT', '/sending', { token: person.token, body: { paused: true } });
  const messages = await callApi<Message[]>('GET', '/scrape/messages', { token: person.token });
  const anna = messages.find(({ username }) => username === 'anna.bakes')!;
  const path = `/scrape/messages/${anna.id}/delivery`;
  await callApi('POST', path, { token: person.token, body: { action: 'approve' } });

  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: '3 for your review' }).click();
  await expect(page).toHaveURL('/app/messages?state=review');
  await expect(page.getByText('Showing 3 of 4 messages')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '1 waiting' }).click();
  await expect(page).toHaveURL('/app/messages?state=waiting');
  await expect(articles(page)).toHaveCount(1);
  await expect(articles(page)).toHaveAccessibleName('@anna.bakes');
  const show = page.getByRole('group', { name: 'Show' });
  await expect(show.getByRole('button')).toHaveText([
    'All 4',
    'For your review 3',
    'Needs a closer look 1',
    'Ready to approve 2',
    'Waiting 1',
    'Held 1',
    'Approved 1',
  ]);

  await page.goto(`/app/projects/${project.id}`);
  await page.getByRole('link', { name: '3 messages are waiting for your review' }).click();
  await expect(page).toHaveURL(`/app/projects/${project.id}?state=review#messages`);
  await expect(articles(page)).toHaveCount(3);
  await page.getByRole('link', { name: '1 needs a closer look' }).click();
  await expect(articles(page)).toHaveCount(1);
  await expect(articles(page)).toHaveAccessibleName('@orders.anna');

  await page.getByRole('button', { name: 'Approve all' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 2 messages?' });
  await expect(question).toContainText('1 needs a closer look and is not included.');
  await question.getByRole('link', { name: 'Read these 2 first' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(`/app/projects/${project.id}?state=approvable#messages`);
  await page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'A-Z' }).click();
  await expect(articles(page).getByRole('heading', { level: 3 })).toHaveText(['@mira.kilns', '@north.light']);
  await page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: 'Newest' }).click();
  await expect(articles(page).getByRole('heading', { level: 3 })).toHaveText(['@north.light', '@mira.kilns']);
  await expect(page.getByRole('button', { name: 'Ready to approve 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a message is marked as answered, which can be undone', async ({ page, person }) => {
  const project = await makeProject(person);
  const [message] = await makeMessages(person, project, ['mira.kilns']);
  await mark(person, message!, 'sent');
  await page.goto('/app/messages');
  const card = page.getByRole('article', { name: '@mira.kilns' });
  await card.getByRole('button', { name: 'More actions for @mira.kilns' }).click();
  await page.getByRole('menuitem', { name: 'Mark as answered' }).click();
  // Under the pointer it stays; otherwise it may be gone on a busy machine.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(card.getByText('Answered', { exact: true })).toBeVisible();
  await undo.click();
  await expect(card.getByText('Answered', { exact: true })).toHaveCount(0);
});
