// Follow-ups: turned on with their cost in view, sent on their day, read before they go, and stopped by an answer or with the account.
import type { Page } from '@playwright/test';
import { followUpCost } from '@opener/contract/follow-up';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { checkFollowUps, followUpsDueAt } from '../support/database.ts';
import { expectFine } from '../support/expect-fine.ts';
import type { Person } from '../support/person.ts';
import { makeSender, said } from '../support/conversations.ts';
import { answerAs, delivered } from '../support/sending.ts';
import { makeMessages, type Project } from '../support/work.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Follow-ups', exact: true });
const inReview = (page: Page) => page.getByRole('region', { name: 'Follow-ups to review' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Follow-ups' });

async function gotFrom(account: string, username: string): Promise<number> {
  return (await delivered(account)).filter(({ to }) => to === username).length;
}

async function openThread(page: Page, username: string): Promise<void> {
  await page.goto('/app/conversations');
  await page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: `@${username}` })
    .click();
  await expect(said(page, username)).toBeVisible();
}

const credits = async ({ token }: Person) =>
  (await callApi<{ credits: number }>('GET', '/payments/credits', { token })).credits;

test('a follow-up is set up, can be stopped and taken back, and goes out on its day', async ({
  page,
  person,
}) => {
  const { account, project } = await makeSender(person);
  await page.goto(`/app/projects/${project.id}`);
  await card(page).getByRole('button', { name: 'Set up follow-ups' }).click();
  await expect(dialog(page).getByText(followUpCost)).toBeVisible();
  await expectFine(page);
  await dialog(page).getByLabel('Second, after days').press('Enter');
  await expect(card(page).getByText('After 3 and 7 days without an answer.', { exact: false })).toBeVisible();

  await makeMessages(person, project, ['quiet.potter']);
  await expect.poll(() => gotFrom(account, 'quiet.potter')).toBe(1);
  const before = await credits(person);
  await openThread(page, 'quiet.potter');
  const next = page.getByRole('region', { name: 'Follow-up', exact: true });
  await expect(next).toContainText(/^A follow-up goes out on \w+ \d+ unless they answer\./);
  await next.getByRole('button', { name: 'Stop it' }).click();
  await expect(next).toContainText('You stopped it.');
  await next.getByRole('button', { name: 'Undo' }).click();
  await expect(next).toContainText('goes out on');
  await expectFine(page);

  await followUpsDueAt(person.email, 1, new Date());
  await checkFollowUps();
  await expect.poll(() => gotFrom(account, 'quiet.potter')).toBe(2);
  const entry = said(page, 'quiet.potter').getByRole('listitem').filter({ hasText: 'Follow-up by Opener' });
  await expect(entry.getByText('Sent', { exact: true })).toBeVisible();
  await expect(next).toContainText(/^A second follow-up goes out on/);
  expect(await credits(person)).toBe(before - 1);
});

test('an answer one second before it is due stops it', async ({ page, person }) => {
  const { account, project } = await makeSender(person);
  const body = { on: true, first_days: 3, second_days: null };
  await callApi('PUT', `/projects/${project.id}/follow-ups`, { token: person.token, body });
  await makeMessages(person, project, ['anna.answers', 'silent.weaver']);
  await expect.poll(async () => (await delivered(account)).length).toBe(2);

  const due = new Date(Date.now() + 10_000);
  await followUpsDueAt(person.email, 2, due);
  await expect.poll(() => Date.now(), { intervals: [20] }).toBeGreaterThan(due.getTime() - 1_000);
  await answerAs('anna.answers', account, 'Yes, tell me more');
  await expect.poll(() => Date.now(), { intervals: [100] }).toBeGreaterThan(due.getTime());
  await checkFollowUps();
  // Both were due at the same moment: once the other has got its follow-up, this one would have been sent too.
  await expect.poll(() => gotFrom(account, 'silent.weaver')).toBe(2);
  expect(await gotFrom(account, 'anna.answers')).toBe(1);
  await openThread(page, 'anna.answers');
  await expect(said(page, 'anna.answers')).toContainText('Yes, tell me more');
  await expect(page.getByText('Follow-up by Opener')).toHaveCount(0);
});

/** Two people without an answer, whose follow-ups are written and wait for review. */
async function holdTwo(person: Person, account: string, project: Project): Promise<void> {
  const { token } = person;
  const body = { on: true, first_days: 3, second_days: 7 };
  await callApi('PUT', `/projects/${project.id}/follow-ups`, { token, body });
  await makeMessages(person, project, ['known.one', 'known.two']);
  await expect.poll(async () => (await delivered(account)).length).toBe(2);
  await callApi('PUT', `/projects/${project.id}/sending`, { token, body: { mode: 'review' } });
  await followUpsDueAt(person.email, 2, new Date());
  await checkFollowUps();
}

test('strangers who have not accepted get none', async ({ page, person }) => {
  const { account, project } = await makeSender(person);
  const body = { on: true, first_days: 3, second_days: 7 };
  await callApi('PUT', `/projects/${project.id}/follow-ups`, { token: person.token, body });
  await makeMessages(person, project, ['stranger.one']);
  await expect.poll(async () => (await delivered(account)).length).toBe(1);
  await followUpsDueAt(person.email, 1, new Date());
  await checkFollowUps();
  await openThread(page, 'stranger.one');
  await expect(
    page.getByText('They have not accepted your first message yet.', { exact: false }),
  ).toBeVisible();
  expect(await gotFrom(account, 'stranger.one')).toBe(1);
});

test('messages and follow-ups in review are read, approved together, and held again', async ({
  page,
  person,
}) => {
  const { account, project } = await makeSender(person);
  await holdTwo(person, account, project);
  await makeMessages(person, project, ['new.one']);

  await page.goto(`/app/projects/${project.id}`);
  const sending = page.getByRole('region', { name: 'Sending', exact: true });
  const waiting = sending.getByRole('link', {
    name: '1 message and 2 follow-ups are waiting for your review',
  });
  await waiting.click();
  const list = inReview(page);
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article', { name: '@new.one' })).toBeVisible();
  await expectFine(page);

  await sending.getByRole('button', { name: 'Approve all' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 1 message and 2 follow-ups?' });
  await expect(question).toContainText('The follow-ups use 2 credits when they are sent.');
  await expectFine(page);
  await question.getByRole('button', { name: 'Approve 1 message and 2 follow-ups' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Held for your review again')).toBeVisible();
  await expect(list.getByRole('article')).toHaveCount(2);

  const known = list.getByRole('article', { name: '@known.one' });
  await known.getByRole('button', { name: 'Edit' }).click();
  await known.getByRole('textbox').fill('Shall I send you three dates?');
  await known.getByRole('button', { name: 'Approve' }).click();
  await expect(list.getByRole('article')).toHaveCount(1);
  await sending.getByRole('button', { name: 'Approve all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve 1 message and 1 follow-up' }).click();
  await expect.poll(async () => (await delivered(account)).length).toBe(5);
  const texts = (await delivered(account)).filter(({ to }) => to === 'known.one').map(({ text }) => text);
  expect(texts).toContain('Shall I send you three dates?');
});

test('a pause stops them, and the user continues them', async ({ page, person }) => {
  const { account, project } = await makeSender(person);
  await holdTwo(person, account, project);
  await page.goto('/app/messages?state=review');
  await expect(inReview(page).getByRole('article')).toHaveCount(2);
  await expectFine(page);
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Pause sending' }).click();
  await expect(page.getByRole('button', { name: 'Resume sending' })).toBeVisible();

  await page.goto(`/app/projects/${project.id}`);
  await expect(card(page)).toContainText('2 follow-ups stopped when sending was paused.');
  await expect(card(page)).toContainText('You can continue once that account is connected and sends again.');
  await expectFine(page);
  const running = { token: person.token, body: { paused: false } };
  await callApi('PUT', '/sending', running);
  await callApi('PUT', `/projects/${project.id}/sending`, { token: person.token, body: { mode: 'auto' } });
  const goOn = card(page).getByRole('button', { name: 'Continue 2 follow-ups' });
  await expect(goOn).toBeVisible();
  await expectFine(page);
  await goOn.press('Enter');
  await expect(page.getByText('2 follow-ups continued')).toBeVisible();
  // They were held for review, so they are again.
  await expect(card(page)).toContainText('2 wait for your review.');
  expect((await delivered(account)).length).toBe(2);
});
