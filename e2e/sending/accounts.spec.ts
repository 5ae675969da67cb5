// Several accounts of one person: each has its own messages and its own hours.
import { localDayAndHour, weekdayOf } from '@opener/contract/local-time';
import { morningZone } from '../../server/src/testing/morning-zone.ts';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import { sentDaysAgo } from '../support/database.ts';
import { accountName, answerAs, buyPack, connectInstagram, delivered } from '../support/sending.ts';
import { makeMessages, makeProject } from '../support/work.ts';
import { connection, sending, message, logIn } from '../support/sending-screens.ts';

test.describe('connected on the screen, where the day has hours left', () => {
  test.use({ timezoneId: morningZone });

  test('messages wait for their account, and another sends them only on request', async ({
    page,
    person,
  }) => {
    await buyPack(person);
    const [first, second] = [accountName('first'), accountName('second')];
    await connectInstagram(person, first);
    await callApi('PUT', '/sending', { token: person.token, body: { paused: true } });
    const project = await makeProject(person);
    await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
    await callApi('DELETE', '/instagram/disconnect', { token: person.token });
    await callApi('PUT', '/sending', { token: person.token, body: { paused: false } });
    await page.goto(`/app/projects/${project.id}`);
    await expect(message(page, 'mira.kilns')).toContainText(`Waiting for @${first}, which is not connected.`);

    await page.goto('/app/dashboard');
    await expect(sending(page)).toContainText(`2 messages are waiting for @${first}. Nothing is lost.`);
    await logIn(page, second, 'a fine password');
    const question = page.getByRole('region', { name: 'Messages for another account' });
    await expect(question).toContainText(`2 messages are waiting for @${first}.`);
    await expect(question).toContainText('Sent from here: 2 messages, done today');
    await expectFine(page);
    await page.reload();
    await question.getByRole('button', { name: 'Leave them' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(sending(page)).toContainText(`2 messages are waiting for @${first}.`);
    await expect(question).toBeHidden();
    expect(await delivered(second)).toEqual([]);
    await sending(page).getByRole('link', { name: '2 messages' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Showing 2 of 2 messages' })).toBeVisible();
    const ofFirst = page.getByRole('button', { name: `@${first}, show all accounts` });
    await expect(ofFirst).toBeVisible();

    await page.goto(`/app/projects/${project.id}`);
    await sending(page).getByRole('button', { name: 'Send from here' }).click();
    await expect(page.getByText(`2 messages moved to @${second}`)).toBeVisible();
    const reached = async () => (await delivered(second)).map(({ to }) => to).toSorted();
    await expect.poll(reached).toEqual(['anna.bakes', 'mira.kilns']);
    expect(await delivered(first)).toEqual([]);
    await sending(page)
      .getByRole('link', { name: /^2 of [\d,]+ today$/ })
      .click();
    await expect(page.getByRole('status').filter({ hasText: 'Showing 2 of 2 messages' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`state=sent&account=${second}&`));
    await expectFine(page);
    await page.goto(`/app/messages?state=waiting&account=${first}`);
    await ofFirst.click();
    await expect(page).toHaveURL(/\/app\/messages\?state=waiting$/);
  });
});

test('hours, days and the daily cap of an account are changed, and the estimate follows', async ({
  page,
  person,
}) => {
  await buyPack(person);
  await connectInstagram(person, accountName());
  await callApi('PUT', '/sending', { token: person.token, body: { paused: true } });
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes', 'zen.garden']);
  await page.goto('/app/dashboard');
  await expect(sending(page)).toContainText('Waiting: 3 messages, about 1 sending day once');
  await sending(page).getByRole('button', { name: 'Change hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'When to send' });
  await dialog.getByLabel('From').selectOption('8:00');
  await dialog.getByLabel('Until').selectOption('17:00');
  await dialog.getByRole('checkbox', { name: 'Sunday' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Saturday' }).uncheck();
  await dialog.getByLabel('Daily limit').fill('0');
  await expect(dialog).toContainText('Please enter a whole number from 1 to 1,000.');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectFine(page);
  await dialog.getByLabel('Daily limit').fill('1');
  await expect(dialog).toContainText('Waiting: 3 messages, about 3 sending days');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(sending(page)).toContainText('Monday to Friday, 8:00 to 17:00, at most 1 a day');
  await expect(sending(page)).toContainText('Waiting: 3 messages, about 3 sending days once sending resumes');

  // One a week, the first of them in three days, so that none is sent now.
  const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const weekdays = [weekdayOf(localDayAndHour(dayIn(3), morningZone))];
  const last = dayIn(17).toLocaleDateString('en-US', {
    timeZone: morningZone,
    month: 'long',
    day: 'numeric',
  });
  const body = { paused: false, weekdays, hours: { from: 0, to: 24 } };
  await callApi('PUT', '/sending', { token: person.token, body });
  await page.goto(`/app/projects/${project.id}`);
  const waiting = `Waiting: 3 messages, about 3 sending days, done around ${last}`;
  await expect(sending(page)).toContainText(waiting);
  const show = page.getByRole('group', { name: 'Show' });
  await expect(show.getByRole('button')).toHaveText(['All 3', 'Waiting 3', 'Scheduled 3']);
  await show.getByRole('button', { name: 'Scheduled 3' }).click();
  await expect(page).toHaveURL(`/app/projects/${project.id}?state=scheduled`);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('answers and opt-outs match a message of an earlier connection, which keeps its time', async ({
  page,
  person,
}) => {
  const { token } = person;
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person);
  const [mira] = await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  await expect.poll(async () => (await delivered(account)).length).toBe(2);
  await callApi('DELETE', '/instagram/disconnect', { token });
  await connectInstagram(person, account);
  await sentDaysAgo(person.email, 2, 2);
  await answerAs('mira.kilns', account, 'Lovely, tell me more');
  await answerAs('anna.bakes', account, 'Please stop writing to me');
  for (const sent of [false, true])
    await callApi('PUT', `/scrape/messages/${mira!.id}/sent`, { token, body: { sent } });

  await page.goto('/app/messages');
  for (const username of ['mira.kilns', 'anna.bakes']) {
    await expect(message(page, username).getByText('Answered', { exact: true })).toBeVisible();
    // Today's date would be shown without the day.
    await expect(message(page, username).getByText(/^Sent on /)).toBeVisible();
  }
  await page.goto('/app/do-not-contact');
  await expect(page.getByText('1 person on the list')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove @anna.bakes' })).toBeVisible();
});

test('each account keeps its own hours when reconnected', async ({ page, person }) => {
  await buyPack(person);
  const [first, second] = [accountName('first'), accountName('second')];
  await connectInstagram(person, first);
  await page.goto('/app/dashboard');
  const changeCap = async (account: string, cap: string) => {
    await sending(page).getByRole('button', { name: 'Change hours' }).click();
    const dialog = page.getByRole('dialog', { name: 'When to send' });
    await expect(dialog).toContainText(`For @${account}, in `);
    await dialog.getByLabel('Daily limit').fill(cap);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(sending(page)).toContainText(`at most ${cap} a day`);
  };
  await changeCap(first, '3');
  await connectInstagram(person, second);
  await page.reload();
  await expect(connection(page)).toContainText(`@${second}`);
  await changeCap(second, '7');
  await callApi('DELETE', '/instagram/disconnect', { token: person.token });
  await connectInstagram(person, first);
  await page.reload();
  await expect(connection(page)).toContainText(`@${first}`);
  await expect(sending(page)).toContainText('at most 3 a day');
});
