// An agency's working day in one journey: a list of people, review, two accounts, replies, figures and the export, which all agree.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { morningZone } from '../server/src/testing/morning-zone.ts';
import { readWorkbook } from '../server/src/lib/spreadsheet/testing/read-workbook.ts';
import { expect, signedInTest as test, withMotion } from './fixtures.ts';
import { productUrl } from './support/call-api.ts';
import { paste } from './support/paste.ts';
import { accountName, buyPack, delivered } from './support/sending.ts';
import { makeProject } from './support/work.ts';

const sheet = [
  ['Name', 'Instagram', 'City'],
  ['Mira', 'https://www.instagram.com/mira.kilns/', 'Berlin'],
  ['Anna', '@Anna.Bakes', 'Rome'],
  ['Tom', 'ridge.and.rope', 'Graz'],
  ['Zoe', 'zen.garden', 'Paris'],
  ['Noor', 'hafen_22', 'Kiel'],
  ['Anna again', 'anna.bakes', 'Rome'],
  ['Eva', 'eva..x', 'Porto'],
];
const people = ['mira.kilns', 'anna.bakes', 'ridge.and.rope', 'zen.garden', 'hafen_22'];

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const sending = (page: Page) => region(page, 'Sending');
const connection = (page: Page) => region(page, 'Instagram connection');
const card = (page: Page, username: string) => page.getByRole('article', { name: `@${username}` });
const filters = (page: Page) => page.getByRole('group', { name: 'Show', exact: true });
const badge = (place: Locator, word: string) => place.getByText(word, { exact: true });

// Tall enough for all five at once: the list renders only visible rows.
test.use({ ...withMotion, timezoneId: morningZone, viewport: { width: 1280, height: 1800 } });

async function connect(page: Page, account: string): Promise<void> {
  await connection(page).getByLabel('Instagram username').fill(account);
  await connection(page).getByLabel('Instagram password').fill('a fine password');
  await connection(page).getByRole('button', { name: 'Connect Instagram' }).click();
  await expect(badge(connection(page), `@${account}`)).toBeVisible();
}

async function edit(page: Page, username: string, text: string): Promise<void> {
  await card(page, username).getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit Message' });
  await drawer.getByRole('textbox').fill(text);
  await drawer.getByRole('button', { name: 'Save Changes' }).click();
  await expect(drawer).toBeHidden();
  await expect(card(page, username)).toContainText(text);
}

/** Returns who is said to be first: of messages that were written at the same time, any may be the oldest. */
async function approveAll(page: Page, until: string): Promise<string | undefined> {
  await sending(page).getByRole('button', { name: 'Approve all' }).click();
  const question = page.getByRole('dialog', { name: 'Approve 3 messages?' });
  const first = /The first is for @(\S+)\. /;
  await expect(question).toContainText(first);
  await expect(question).toContainText(until);
  const [, name] = first.exec((await question.textContent()) ?? '') ?? [];
  await question.getByRole('button', { name: 'Approve 3 messages' }).click();
  await expect(page.getByText('3 messages approved', { exact: true })).toBeVisible();
  return name;
}

async function reached(account: string): Promise<string[]> {
  return (await delivered(account)).map(({ to }) => to).toSorted();
}

async function answerAs(page: Page, username: string, account: string): Promise<void> {
  await page.goto(productUrl(`/local/instagram?from=${account}`));
  const letter = page.getByRole('article').filter({ hasText: `Answer as @${username}` });
  await letter.getByRole('textbox').fill('Lovely, tell me more');
  await letter.getByRole('button', { name: 'Answer' }).click();
  await expect(page).toHaveURL('/local/instagram');
}

test('from a pasted sheet to answers, figures and an export that agree', async ({ page, person }) => {
  await buyPack(person);
  const { id } = await makeProject(person);
  const project = `/app/projects/${id}`;
  const [first, second] = [accountName('first'), accountName('second')];
  const edited = 'Hi Anna, is the oven still warm on Sundays?';
  const later = 'Hi Noor, a copy that was changed too late.';
  let announced: string | undefined;

  await test.step('the first account is connected, and messages are to be held for review', async () => {
    await page.goto('/app/dashboard');
    await connection(page).getByText('Hold for my review').click();
    await connect(page, first);
  });

  await test.step('a pasted sheet shows its columns, and another one can be tried', async () => {
    await page.goto(project);
    await paste(page, sheet.map((row) => row.join('\t')).join('\n'));
    const preview = page.getByRole('form', { name: 'Which column holds the usernames?' });
    await expect(preview.getByRole('radio', { name: 'Instagram' })).toBeChecked();
    await expect(preview).toContainText('5 people will be added');
    await preview.getByRole('radio', { name: 'City' }).check();
    await expect(preview).toContainText('6 people will be added');
    await preview.getByRole('radio', { name: 'Instagram' }).check();
    await preview.getByRole('button', { name: 'Add 5 people' }).click();
  });

  await test.step('five people are added; those left out are listed with the reason', async () => {
    await expect(page.getByRole('button', { name: /^Remove @/ })).toHaveText(people.map((one) => `@${one}`));
    await expect(page.getByRole('list', { name: '1 duplicate skipped' })).toHaveText(
      '@anna.bakes: already in the list',
    );
    await expect(page.getByRole('list', { name: '1 name left out' })).toContainText('eva..x');
    await expect(page.getByText('5 usernames · 5 credits · 105 left after')).toBeVisible();
    await page.getByRole('button', { name: 'Add to Queue' }).click();
    await expect(page.getByText('5 username(s) queued for processing!', { exact: true })).toBeVisible();
  });

  await test.step('all five are written and wait for review', async () => {
    await expect(sending(page)).toContainText('5 messages are waiting for your review');
    for (const username of people) await expect(badge(card(page, username), 'For your review')).toBeVisible();
    // Until then the list below it moves.
    await expect(region(page, 'Processing Queue')).toContainText('The queue is empty.');
    expect(await delivered(first)).toEqual([]);
  });

  await test.step('one message is approved and sent, one edited, one skipped', async () => {
    await card(page, 'mira.kilns').getByRole('button', { name: 'Approve' }).click();
    await expect(badge(card(page, 'mira.kilns'), 'Sent')).toBeVisible();
    await edit(page, 'anna.bakes', edited);
    await card(page, 'zen.garden').getByRole('button', { name: 'Skip' }).click();
    await expect(card(page, 'zen.garden')).toContainText('Skipped by you.');
    await expect(sending(page)).toContainText('3 messages are waiting for your review');
  });

  await test.step('all others are approved, undone, and approved again while sending is paused', async () => {
    announced = await approveAll(page, 'Waiting after that: 3 messages, done today');
    const approved = page.getByRole('dialog', { name: '3 messages approved' });
    // Those below it are of the steps before: it moves down when they go.
    await expect(region(page, 'Notifications').getByRole('dialog')).toHaveCount(1);
    await approved.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Held for your review again', { exact: true })).toBeVisible();
    await expect(sending(page)).toContainText('3 messages are waiting for your review');
    await page.goto('/app/dashboard');
    await sending(page).getByRole('button', { name: 'Pause sending' }).click();
    await expect(sending(page)).toContainText('Sending is paused.');
    await page.goto(project);
    expect(await approveAll(page, 'once sending resumes')).toBe(announced);
    await expect(card(page, 'hafen_22').getByText('Held', { exact: true })).toBeVisible();
    expect(await reached(first)).toEqual(['mira.kilns']);
  });

  await test.step('a second account replaces the first, and waiting messages need a decision', async () => {
    await page.goto('/app/dashboard');
    await connection(page).getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog', { name: `Disconnect @${first}?` });
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(dialog).toBeHidden();
    await expect(sending(page)).toContainText(`3 messages are waiting for @${first}.`);
    await connect(page, second);
    const question = region(page, 'Messages for another account');
    await expect(question).toContainText(`3 messages are waiting for @${first}.`);
    await sending(page).getByRole('button', { name: 'Resume sending' }).click();
    await expect(badge(sending(page), 'On')).toBeVisible();
    expect(await delivered(second)).toEqual([]);
    await question.getByRole('button', { name: 'Send 3 messages from here' }).click();
    await expect(page.getByText(`3 messages moved to @${second}`)).toBeVisible();
  });

  await test.step('each message was sent from its account, as edited, beginning with the announced one', async () => {
    const rest = ['anna.bakes', 'hafen_22', 'ridge.and.rope'];
    await expect.poll(() => reached(second)).toEqual(rest);
    expect(await reached(first)).toEqual(['mira.kilns']);
    const sent = (await delivered(second)).toSorted((a, b) => a.delivered_at.localeCompare(b.delivered_at));
    expect(sent[0]?.to).toBe(announced);
    expect(sent.find(({ to }) => to === 'anna.bakes')?.text).toBe(edited);
  });

  await test.step('answers arrive, including for the disconnected account', async () => {
    await answerAs(page, 'mira.kilns', first);
    await answerAs(page, 'anna.bakes', second);
    await page.goto(project);
    for (const username of ['mira.kilns', 'anna.bakes'])
      await expect(badge(card(page, username), 'Answered')).toBeVisible();
    await edit(page, 'hafen_22', later);
  });

  await test.step('tiles, chart, project, filters and history agree', async () => {
    const results = sending(page);
    await expect(results.getByRole('link', { name: 'Sent: 4' })).toBeVisible();
    await expect(results.getByRole('link', { name: 'Answered: 2' })).toBeVisible();
    await expect(results).toContainText('50%');

    await page.goto('/app/dashboard');
    await expect(region(page, 'Available Credits')).toContainText('105');
    await expect(region(page, 'Messages Generated')).toContainText('5');
    await expect(region(page, 'The last 30 days').getByRole('listitem')).toHaveText([
      'Generated 5',
      'Sent 4',
      'Failed 0',
    ]);
    await expect(sending(page).getByRole('link', { name: '0 waiting' })).toBeVisible();

    await page.goto('/app/messages');
    await expect(page.getByText('Showing 5 of 5 messages')).toBeVisible();
    await expect(filters(page).getByRole('button')).toHaveText([
      'All 5',
      'Sent 4',
      'Answered 2',
      'Skipped 1',
    ]);
    await filters(page).getByRole('button', { name: 'Answered 2' }).click();
    await expect(page.getByText('Showing 2 of 5 messages')).toBeVisible();
    await expect(card(page, 'mira.kilns')).toBeVisible();
    await expect(card(page, 'anna.bakes')).toBeVisible();

    await page.goto('/app/payments/history');
    const history = region(page, 'Credit history').getByRole('listitem');
    const written = history.filter({ hasText: 'Written' });
    await expect(written).toHaveCount(5);
    for (const username of people) await expect(written.filter({ hasText: `@${username}` })).toHaveCount(1);
    await expect(history.first()).toContainText('105 left');
  });

  await test.step('the export matches the screen', async () => {
    await page.goto(project);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    await expect(page.getByText('Excel file downloaded successfully! (5 messages)')).toBeVisible();
    const [file] = readWorkbook(await readFile(await (await downloading).path()));
    const [header = [], ...rows] = file?.rows ?? [];
    const byName = new Map(rows.map((row) => [row[0], row]));
    const cells = (username: string, ...names: string[]) =>
      names.map((name) => byName.get(username)?.[header.indexOf(name)] ?? null);
    expect(rows.map(([username]) => String(username)).toSorted()).toEqual(people.toSorted());
    expect(rows).toHaveLength(5);
    for (const [username, sent, answered] of [
      ['mira.kilns', true, true],
      ['ridge.and.rope', true, false],
      ['zen.garden', false, false],
    ] as const)
      expect(cells(username, 'Sent at', 'Answered at').map((cell) => cell !== null)).toEqual([
        sent,
        answered,
      ]);
    const said = ['State', 'Sent', 'Sent by'];
    expect(cells('mira.kilns', ...said)).toEqual(['Answered', 'Yes', 'Automatic']);
    expect(cells('ridge.and.rope', ...said)).toEqual(['Sent', 'Yes', 'Automatic']);
    expect(cells('zen.garden', ...said)).toEqual(['Skipped', 'No', null]);
    expect(cells('anna.bakes', 'State', 'Message', 'Delivered text')).toEqual(['Answered', edited, null]);
    const [message, sent] = cells('hafen_22', 'Message', 'Delivered text');
    const toNoor = (await delivered(second)).find(({ to }) => to === 'hafen_22');
    expect([message, sent]).toEqual([later, toNoor?.text]);
    for (const username of people) {
      const [shown] = cells(username, 'Message');
      await expect(card(page, username)).toContainText(String(shown).slice(0, 20));
    }
  });
});
