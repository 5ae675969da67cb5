// Follow-ups: turned on with their cost in view, sent on their day, and stopped by an answer one second before.
import type { Page } from '@playwright/test';
import { followUpCost } from '@opener/contract/follow-up';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { checkFollowUps, followUpsDueAt } from '../support/database.ts';
import { expectFine } from '../support/expect-fine.ts';
import type { Person } from '../support/person.ts';
import { makeSender, said } from '../support/conversations.ts';
import { answerAs, delivered } from '../support/sending.ts';
import { makeMessages } from '../support/work.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Follow-ups' });
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
  await expect.poll(() => gotFrom(account, 'quiet.potter'), { timeout: 60_000 }).toBe(1);
  const before = await credits(person);
  await openThread(page, 'quiet.potter');
  const next = page.getByRole('region', { name: 'Follow-up', exact: true });
  await expect(next).toContainText(/^A follow-up goes out on \w+ \d+ unless they answer\./);
  await next.getByRole('button', { name: 'Stop it' }).click();
  await expect(next).toContainText('You stopped it.');
  await next.getByRole('button', { name: 'Undo' }).click();
  await expect(next).toContainText('goes out on');
  await expectFine(page);

  await followUpsDueAt(person.email, new Date());
  await checkFollowUps();
  await expect.poll(() => gotFrom(account, 'quiet.potter'), { timeout: 60_000 }).toBe(2);
  const entry = said(page, 'quiet.potter').getByRole('listitem').filter({ hasText: 'Follow-up by Opener' });
  await expect(entry.getByText('Sent', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(next).toContainText(/^A second follow-up goes out on/);
  expect(await credits(person)).toBe(before - 1);
});

test('an answer one second before it is due stops it', async ({ page, person }) => {
  const { account, project } = await makeSender(person);
  const body = { on: true, first_days: 3, second_days: null };
  await callApi('PUT', `/projects/${project.id}/follow-ups`, { token: person.token, body });
  await makeMessages(person, project, ['anna.answers', 'silent.weaver']);
  await expect.poll(async () => (await delivered(account)).length, { timeout: 60_000 }).toBe(2);

  const due = new Date(Date.now() + 10_000);
  await followUpsDueAt(person.email, due);
  await expect.poll(() => Date.now(), { intervals: [20] }).toBeGreaterThan(due.getTime() - 1_000);
  await answerAs('anna.answers', account, 'Yes, tell me more');
  await expect.poll(() => Date.now(), { intervals: [100] }).toBeGreaterThan(due.getTime());
  await checkFollowUps();
  // Both were due at the same moment: once the other has got its follow-up, this one would have been sent too.
  await expect.poll(() => gotFrom(account, 'silent.weaver'), { timeout: 60_000 }).toBe(2);
  expect(await gotFrom(account, 'anna.answers')).toBe(1);
  await openThread(page, 'anna.answers');
  await expect(said(page, 'anna.answers')).toContainText('Yes, tell me more');
  await expect(page.getByText('Follow-up by Opener')).toHaveCount(0);
});

test('strangers who have not accepted get none, and those in review are read first', async ({
  page,
  person,
}) => {
  const { account, project } = await makeSender(person);
  const { token } = person;
  const body = { on: true, first_days: 3, second_days: 7 };
  await callApi('PUT', `/projects/${project.id}/follow-ups`, { token, body });
  await makeMessages(person, project, ['stranger.one', 'known.one']);
  await expect.poll(async () => (await delivered(account)).length, { timeout: 60_000 }).toBe(2);
  await callApi('PUT', `/projects/${project.id}/sending`, { token, body: { mode: 'review' } });
  await followUpsDueAt(person.email, new Date());
  await checkFollowUps();

  await page.goto(`/app/projects/${project.id}`);
  await expect(card(page).getByText('1 follow-up is waiting for your review')).toBeVisible({
    timeout: 60_000,
  });
  await card(page).getByRole('button', { name: 'Read it' }).click();
  const drawer = page.getByRole('dialog', { name: 'Follow-ups to review' });
  await expect(drawer.getByText('@known.one')).toBeVisible();
  await expectFine(page);
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => gotFrom(account, 'known.one'), { timeout: 60_000 }).toBe(2);
  expect(await gotFrom(account, 'stranger.one')).toBe(1);
  await openThread(page, 'stranger.one');
  await expect(
    page.getByText('They have not accepted your first message yet.', { exact: false }),
  ).toBeVisible();
});
