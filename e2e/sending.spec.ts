// Sending as users see it: connecting, pausing, approving, and every way in which it can fail.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from './fixtures.ts';
import { callApi } from './support/call-api.ts';
import { expectFine } from './support/expect-fine.ts';
import { makePerson } from './support/person.ts';
import { sentDaysAgo } from './support/database.ts';
import { accountName, answerAs, buyPack, connectInstagram, delivered } from './support/sending.ts';
import { makeMessages, makeProject } from './support/work.ts';

const connection = (page: Page) => page.getByRole('region', { name: 'Instagram connection' });
const sending = (page: Page) => page.getByRole('region', { name: 'Sending', exact: true });
const message = (page: Page, username: string) => page.getByRole('article', { name: `@${username}` });

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await connection(page).getByLabel('Instagram username').fill(username);
  await connection(page).getByLabel('Instagram password').fill(password);
  await connection(page).getByRole('button', { name: 'Connect Instagram' }).click();
}

test('connects after a wrong password, and disconnects', async ({ page, person, pageErrors }) => {
  pageErrors.expect(400);
  await buyPack(person);
  const account = accountName();
  await page.goto('/app/dashboard');
  await connection(page).getByRole('button', { name: 'Connect Instagram' }).click();
  await expect(connection(page).getByRole('alert')).toHaveText('Please enter both username and password');

  await logIn(page, account, 'wrong');
  await expect(connection(page).getByRole('alert')).toHaveText(
    'Instagram rejected this login. Please check the username and password.',
  );
  await expect(connection(page).getByLabel('Instagram password')).toHaveValue('');
  await expectFine(page);

  await logIn(page, account, 'the right one');
  await expect(connection(page).getByText(`@${account}`)).toBeVisible();
  await expect(sending(page).getByText('On', { exact: true })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('the right one');

  await connection(page).getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog', { name: `Disconnect @${account}?` });
  await expect(dialog).toBeVisible();
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(connection(page).getByLabel('Instagram username')).toBeVisible();
  await expect(sending(page)).toBeHidden();
});

test('connects with two factors, and by confirming in the app', async ({ page, person, pageErrors }) => {
  pageErrors.expect(400, 409);
  await buyPack(person);
  await page.goto('/app/dashboard');
  await logIn(page, accountName('twofactor'), 'a fine password');
  const code = connection(page).getByLabel('Security code');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await code.press('Enter');
  await expect(connection(page).getByRole('alert')).toHaveText(
    'That code was not accepted. Please try the latest one.',
  );
  await expectFine(page);
  await code.fill('123456');
  await code.press('Enter');
  await expect(connection(page).getByText('Connected', { exact: true })).toBeVisible();

  await callApi('DELETE', '/instagram/disconnect', { token: person.token });
  await page.reload();
  const account = accountName('challenge');
  await logIn(page, account, 'a fine password');
  await expect(connection(page)).toContainText(
    'Please confirm this login in your Instagram app, then connect again.',
  );
  await logIn(page, account, 'a fine password');
  await expect(connection(page).getByText('Connected', { exact: true })).toBeVisible();
});

test('pausing holds new messages, and resuming sends them', async ({ page, person }) => {
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await page.goto('/app/dashboard');
  await sending(page).getByRole('button', { name: 'Pause sending' }).click();
  await expect(sending(page)).toContainText('Sending is paused.');

  await makeMessages(person, project, ['mira.kilns']);
  await page.goto(`/app/projects/${project.id}`);
  await expect(message(page, 'mira.kilns').getByText('Held', { exact: true })).toBeVisible();
  await expect(message(page, 'mira.kilns')).toContainText('Sending is paused.');
  expect(await delivered(account)).toEqual([]);

  await page.goto('/app/dashboard');
  await expect(sending(page).getByRole('link', { name: '1 waiting' })).toBeVisible();
  await sending(page).getByRole('button', { name: 'Resume sending' }).click();
  await expect.poll(async () => (await delivered(account)).map(({ to }) => to)).toEqual(['mira.kilns']);
  await page.goto(`/app/projects/${project.id}`);
  await expect(message(page, 'mira.kilns').getByText('Sent', { exact: true })).toBeVisible();
  await message(page, 'mira.kilns').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Message' })).toContainText('changes only your copy');
});

test('messages in review are approved one by one, all at once, and skipped', async ({ page, person }) => {
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await page.goto(`/app/projects/${project.id}`);
  await sending(page).getByText('Hold for my review').click();
  await expect(sending(page).getByLabel('Hold for my review')).toBeChecked();
  const read = () => callApi('GET', `/projects/${project.id}/sending`, { token: person.token });
  await expect.poll(read).toMatchObject({ mode: 'review' });

  await makeMessages(person, project, ['mira.kilns', 'anna.bakes', 'zen.garden', 'ridge.rope']);
  await page.reload();
  await expect(page.getByText('For your review', { exact: true })).toHaveCount(4);
  await expect(sending(page)).toContainText('4 messages are waiting for your review');
  // A different day just before midnight.
  await expect(sending(page)).toContainText(/Once approved: 4 messages, (done today|about 1 sending day)/);
  await expectFine(page);
  await message(page, 'ridge.rope').getByRole('button', { name: 'Skip' }).click();
  await expect(message(page, 'ridge.rope')).toContainText('Skipped by you.');
  await message(page, 'mira.kilns').getByRole('button', { name: 'Approve' }).click();
  await expect(message(page, 'mira.kilns').getByText('Sent', { exact: true })).toBeVisible();
  await expect(sending(page)).toContainText('2 messages are waiting for your review');
  const approveAll = async (look?: () => Promise<void>) => {
    await sending(page).getByRole('button', { name: 'Approve all' }).click();
    const question = page.getByRole('dialog', { name: 'Approve 2 messages?' });
    await expect(question).toContainText('The first is for @anna.bakes.');
    await look?.();
    await question.getByRole('button', { name: 'Approve 2 messages' }).click();
    await expect(page.getByText('2 messages approved', { exact: true })).toBeVisible();
  };
  await approveAll(() => expectFine(page));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sending(page)).toContainText('2 messages are waiting for your review');
  await expect(page.getByText('For your review', { exact: true })).toHaveCount(2);
  const asked = Date.now();
  await approveAll();
  // They are sent when they can no longer be undone, ten seconds later, and then one by one.
  const reached = async () => (await delivered(account)).map(({ to }) => to).toSorted();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(10_000);
  await expect.poll(reached, { timeout: 60_000 }).toEqual(['anna.bakes', 'mira.kilns', 'zen.garden']);
  for (const { to, delivered_at } of await delivered(account))
    if (to !== 'mira.kilns') expect(Date.parse(delivered_at) - asked).toBeGreaterThanOrEqual(10_000);
  await expect(page.getByText('Sent', { exact: true }).and(page.locator('article *'))).toHaveCount(3);
});

test('an unknown outcome is shown, and sent again only after a warning', async ({ page, person }) => {
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await makeMessages(person, project, ['refuses.all']);
  await page.goto(`/app/projects/${project.id}`);

  const refused = message(page, 'refuses.all');
  await expect(refused.getByText('Failed', { exact: true })).toBeVisible();
  await expect(refused).toContainText('This person does not accept messages from this account.');
  // Last, because an unknown outcome slows the account down.
  await makeMessages(person, project, ['cut.short']);
  const cut = message(page, 'cut.short');
  await expect(cut.getByText('Please check', { exact: true })).toBeVisible();
  await expect(cut).toContainText('We could not confirm that it was delivered.');
  await expectFine(page);

  await cut.getByRole('button', { name: 'Send again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send again to @cut.short?' });
  await expect(dialog).toContainText('this person will get the same message twice');
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await delivered(account)).toHaveLength(1);

  await page.goto('/app/dashboard');
  await test.step('messages that may have been sent count, but are not listed as sent', async () => {
    await expect(sending(page).getByText(/^1 of [\d,]+ today/)).toBeVisible();
    await expect(
      sending(page).getByText(/^The daily limit also counts messages that .* are not confirmed yet/),
    ).toBeVisible();
    await expect(sending(page).getByRole('link', { name: / today$/ })).toHaveCount(0);
  });
  await sending(page).getByRole('link', { name: '1 to check' }).click();
  const show = page.getByRole('group', { name: 'Show' });
  await expect(show.getByRole('button')).toHaveText(['All 2', 'To check 1', 'Failed 1']);
  await expect(page.getByRole('article')).toHaveAccessibleName('@cut.short');
  await show.getByRole('button', { name: 'Failed 1' }).click();
  await expect(page).toHaveURL('/app/messages?state=failed');
  await expect(page.getByRole('article')).toHaveAccessibleName('@refuses.all');
  await page.goto(`/app/projects/${project.id}`);
  await cut.getByRole('button', { name: 'It arrived' }).click();
  await expect(cut.getByText('Sent', { exact: true })).toBeVisible();
  await expect(cut.getByText('Please check', { exact: true })).toBeHidden();
  await expect(sending(page).getByRole('link', { name: /^1 of [\d,]+ today$/ })).toBeVisible();
});

test('a limited account pauses sending, and says so', async ({ page, person }) => {
  await buyPack(person);
  const account = accountName('blocked');
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  await page.goto(`/app/projects/${project.id}`);
  const reason = `Instagram limited @${account}, so sending is paused for 48 hours to protect it.`;
  await expect(message(page, 'mira.kilns')).toContainText(reason);
  await page.goto('/app/dashboard');
  await expect(sending(page).getByText('Limited', { exact: true })).toBeVisible();
  await expect(sending(page)).toContainText(reason);
  await expect(page.getByRole('region', { name: 'The last 30 days' })).toContainText('Generated 1');
  await page.getByText('Show as a table').click();
  await expectFine(page);
});

test('people on the do-not-contact list need confirmation, and are never sent a message', async ({
  page,
  person,
  pageErrors,
}) => {
  pageErrors.expect(409);
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await page.goto('/app/dashboard');
  await sending(page).getByRole('link', { name: 'Do-not-contact list' }).click();
  await expect(page.getByText('No one is on the list yet')).toBeVisible();
  await page.getByLabel('Usernames').fill('@Old.Client\nhttps://instagram.com/anna.bakes\nnot-a-name');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await expect(page.getByText('2 people on the list')).toBeVisible();
  await expect(page.getByText('1 name left out')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Remove @anna.bakes' }).click();
  await expect(page.getByText('1 person on the list')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: put @anna.bakes back' }).click();
  await expect(page.getByText('2 people on the list')).toBeVisible();

  await page.goto(`/app/projects/${project.id}`);
  await page.getByLabel('Usernames', { exact: true }).fill('old.client');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  const dialog = page.getByRole('dialog', { name: '@old.client is on your do-not-contact list' });
  await expect(dialog).toBeVisible();
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Leave this person out' }).click();
  await expect(page.getByText('1 name left out')).toBeVisible();

  await page.getByLabel('Usernames', { exact: true }).fill('anna.bakes');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  await page.getByRole('button', { name: 'Write for 1 credit' }).click();
  const written = message(page, 'anna.bakes');
  await expect(written.getByText('Skipped', { exact: true })).toBeVisible();
  await expect(written).toContainText('This person is on your do-not-contact list.');
  expect(await delivered(account)).toEqual([]);
});

test('messages wait for their account, and another sends them only on request', async ({ page, person }) => {
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
  await expect(question).toContainText('Sent from here: 2 messages, ');
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
  await expect.poll(reached, { timeout: 60_000 }).toEqual(['anna.bakes', 'mira.kilns']);
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
  // Two days just before midnight.
  await expect(sending(page)).toContainText(/Waiting: 3 messages, about [12] sending days? once/);
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
  const weekdays = [dayIn(3).getUTCDay() || 7];
  const last = dayIn(17).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
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
  await sentDaysAgo(person.email, 2);
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

test('an account that another user has connected is refused until they disconnect it', async ({
  page,
  person,
  pageErrors,
}) => {
  pageErrors.expect(409);
  const other = await makePerson();
  const account = accountName();
  await Promise.all([buyPack(person), buyPack(other)]);
  await connectInstagram(other, account);
  await page.goto('/app/dashboard');
  await logIn(page, account, 'a fine password');
  await expect(connection(page).getByRole('alert')).toHaveText(
    'Someone else has connected this Instagram account to Opener. You can connect it once they disconnect it, or once its password is changed on Instagram.',
  );
  await expectFine(page);
  await callApi('DELETE', '/instagram/disconnect', { token: other.token });
  await logIn(page, account, 'a fine password');
  await expect(connection(page).getByText(`@${account}`)).toBeVisible();
});

test('the sending mode is asked with the first account and with each new project', async ({
  page,
  person,
}) => {
  await buyPack(person);
  const early = await makeProject(person);
  const account = accountName();
  const modeOf = async (id: string) =>
    (await callApi<{ mode: string }>('GET', `/projects/${id}/sending`, { token: person.token })).mode;
  await page.goto('/app/dashboard');
  await expect(connection(page).getByLabel('Send automatically')).toBeChecked();
  await connection(page).getByText('Hold for my review').click();
  await expectFine(page);
  await logIn(page, account, 'a fine password');
  await expect(connection(page).getByText(`@${account}`)).toBeVisible();
  expect(await modeOf(early.id)).toBe('review');

  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'New Project' }).click();
  const drawer = page.getByRole('dialog', { name: 'New Project' });
  await drawer.getByLabel('Project Name').fill('Autumn');
  await drawer.getByLabel('Product/Service Description').fill('Booking software for studios');
  await drawer.getByLabel('Offer Details').fill('First month free');
  await expect(drawer.getByLabel('Send automatically')).toBeChecked();
  await drawer.getByText('Each message waits until you have read and approved it.').click();
  await expectFine(page);
  await drawer.getByRole('button', { name: 'Create Project' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Autumn' }).getByRole('link', { name: 'Open' }).click();
  await expect(sending(page).getByLabel('Hold for my review')).toBeChecked();

  await callApi('DELETE', '/instagram/disconnect', { token: person.token });
  await page.goto('/app/dashboard');
  await expect(connection(page).getByLabel('Instagram username')).toBeVisible();
  await expect(connection(page).getByRole('radio')).toHaveCount(0);
});

test('messages from before connecting are scheduled together, after a confirmation', async ({
  page,
  person,
}) => {
  await buyPack(person);
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes', 'old.client']);
  const account = accountName();
  await connectInstagram(person, account);
  await callApi('POST', '/do-not-contact', { token: person.token, body: { usernames: ['old.client'] } });
  await page.goto(`/app/projects/${project.id}`);
  await sending(page).getByRole('link', { name: '3 messages were never scheduled' }).click();
  await expect(page).toHaveURL(`/app/projects/${project.id}?state=unsent#messages`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await sending(page).getByRole('button', { name: 'Send all unsent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send 2 messages?' });
  await expect(dialog).toContainText('Including those already waiting: 2 messages');
  await expect(dialog).toContainText('Left out: 1 on your do-not-contact list.');
  await expectFine(page);
  expect(await delivered(account)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send 2 messages' }).click();
  const reached = async () => (await delivered(account)).map(({ to }) => to).toSorted();
  await expect.poll(reached).toEqual(['anna.bakes', 'mira.kilns']);
  await expect(sending(page).getByRole('button', { name: 'Send all unsent' })).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveAccessibleName('@old.client');
});
