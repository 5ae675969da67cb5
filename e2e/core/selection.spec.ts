// Several messages at once: selected by pointer, keyboard and all together, then approved, skipped, moved or deleted.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { insertMessages } from '../support/database.ts';
import { expectFine } from '../support/expect-fine.ts';
import type { Person } from '../support/person.ts';
import { accountName, buyPack, connectInstagram } from '../support/sending.ts';
import { makeMessages, makeProject, type Message, type Project } from '../support/work.ts';

const articles = (page: Page) => page.getByRole('article');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected messages' });
const box = (page: Page, username: string) => page.getByRole('checkbox', { name: `Select @${username}` });
const press = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name }).click();
const begin = (page: Page) => page.getByRole('button', { name: 'Select', exact: true }).click();

const names = ['mira.kilns', 'anna.bakes', 'north.light', 'hafen_22'];

/** Nothing is sent automatically; the first is marked as sent by hand. */
async function makeReview(person: Person): Promise<Project> {
  const { token } = person;
  await buyPack(person);
  await connectInstagram(person, accountName());
  await callApi('PUT', '/sending', { token, body: { paused: true } });
  const project = await makeProject(person);
  await callApi('PUT', `/projects/${project.id}/sending`, { token, body: { mode: 'review' } });
  const [mira] = await makeMessages(person, project, names);
  await callApi('PUT', `/scrape/messages/${mira!.id}/sent`, { token, body: { sent: true } });
  return project;
}

test('some messages are approved, with undo; those that cannot be are listed first', async ({
  page,
  person,
}) => {
  const project = await makeReview(person);
  await page.goto(`/app/projects/${project.id}`);
  await begin(page);
  await expect(bar(page).getByText('None selected')).toBeVisible();
  await box(page, 'hafen_22').click();
  await box(page, 'anna.bakes').click({ modifiers: ['Shift'] });
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  await expectFine(page);
  await press(page, 'Approve 3 messages');
  // It stays while hovered.
  await page.getByText('3 messages approved', { exact: true }).hover();
  await expect(bar(page)).toHaveCount(0);
  await expect(articles(page).getByText('Held', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone for 3 messages')).toBeVisible();
  await expect(articles(page).getByText('For your review', { exact: true })).toHaveCount(3);

  await begin(page);
  for (const name of names) await box(page, name).click();
  await press(page, 'Skip 4 messages');
  const dialog = page.getByRole('dialog', { name: 'Skip 3 messages?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['1 was sent already']);
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Skip 3 messages' }).click();
  await page.getByText('3 messages skipped, 1 unchanged').hover();
  await expect(articles(page).getByText('Skipped', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(articles(page).getByText('For your review', { exact: true })).toHaveCount(3);
});

test('all matching messages are selected, loaded or not, moved and deleted', async ({ page, person }) => {
  const spring = await makeProject(person);
  const autumn = await makeProject(person, { name: 'Autumn' });
  await insertMessages(person.email, spring.id, 70);
  await makeMessages(person, autumn, ['name7']);
  await page.goto(`/app/messages?project=${spring.id}`);
  await expect(page.getByText('Showing 70 of 71 messages')).toBeVisible();
  await begin(page);
  await press(page, 'Select all 70');
  await expect(bar(page).getByText('70 selected')).toBeVisible();
  await box(page, 'name70').click();
  await expect(bar(page).getByText('69 selected')).toBeVisible();

  await press(page, 'Move 69 messages');
  const moving = page.getByRole('dialog', { name: 'Move 69 messages' });
  await moving.getByLabel('Move to').selectOption('Autumn');
  await expect(moving.getByText('1 is to someone who already has a message there')).toBeVisible();
  await expectFine(page);
  await moving.getByRole('button', { name: 'Move 68 messages' }).click();
  await expect(page.getByText('68 messages moved, 1 unchanged')).toBeVisible();
  await expect(page.getByText('Showing 2 of 71 messages')).toBeVisible();

  await begin(page);
  await box(page, 'name70').click();
  await press(page, 'Delete 1 message');
  const deleting = page.getByRole('dialog', { name: 'Delete 1 message?' });
  await expect(deleting.getByText(/deleted for good/)).toBeVisible();
  await expectFine(page);
  await deleting.getByRole('button', { name: 'Delete 1 message' }).click();
  await expect(page.getByText('1 message deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('Showing 1 of 70 messages')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
});

test('selection works by keyboard alone, and ends with Escape', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, names.slice(0, 3));
  await page.goto('/app/messages');
  await expect(articles(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Select', exact: true }).focus();
  await page.keyboard.press('Enter');
  await box(page, 'north.light').focus();
  await page.keyboard.press('Space');
  await box(page, 'mira.kilns').focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Delete 3 messages' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete 3 messages?' });
  await expect(dialog).toBeVisible();
  // The first Escape closes the dialog, the second ends the selection.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar(page).getByText('3 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(articles(page)).toHaveCount(3);
});

const phone = { width: 360, height: 640 };
const twiceAsLarge = { width: 640, height: 400 };

test('the selection bar leaves room on a phone and at 200 % zoom', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, names.slice(0, 3));
  const expectRoom = async (size: typeof phone) => {
    await page.setViewportSize(size);
    await box(page, 'mira.kilns').scrollIntoViewIfNeeded();
    const { taken, beyond } = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('header, nav, main .fixed.inset-x-0')].filter((one) =>
        ['fixed', 'sticky'].includes(getComputedStyle(one).position),
      );
      const heights = bars.map((one) => one.getBoundingClientRect().height);
      return {
        taken: heights.reduce((sum, height) => sum + height, 0) / innerHeight,
        beyond: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(taken).toBeLessThanOrEqual(1 / 3);
    expect(beyond).toBeLessThanOrEqual(0);
    // The last row is fully visible above the bar.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const list = page.getByRole('list', { name: /messages$/i });
    const end = await list.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await bar(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(end).toBeLessThanOrEqual(top);
    await expectAccessible(page);
  };
  const open = async (path: string) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await begin(page);
    await expect(page.getByRole('button', { name: 'Generate DM' })).toBeHidden();
    await box(page, 'north.light').check();
  };
  await open('/app/messages');
  await test.step('all messages on a phone', () => expectRoom(phone));
  await open(`/app/projects/${project.id}`);
  await test.step('a project on a phone', () => expectRoom(phone));
  await test.step('a project at 200 %', () => expectRoom(twiceAsLarge));
});

test('the totals of the chart link to the messages they count', async ({ page, person }) => {
  const project = await makeProject(person);
  const [first] = await makeMessages(person, project, names.slice(0, 2));
  const mark = ({ id }: Message) =>
    callApi('PUT', `/scrape/messages/${id}/sent`, { token: person.token, body: { sent: true } });
  await mark(first!);
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: /^Sent 1, / }).click();
  await expect(page).toHaveURL(/\/app\/messages\?state=sent&from=20\d\d-\d\d-\d\d&to=20\d\d-\d\d-\d\d$/);
  await expect(page.getByText('Showing 1 of 2 messages')).toBeVisible();
  await expect(articles(page)).toHaveAccessibleName('@mira.kilns');
  await expectFine(page);
  await page.goto('/app/messages?from=2020-01-01&to=2020-12-31');
  await expect(page.getByText('No messages found')).toBeVisible();
  await page.getByRole('button', { name: 'Jan 1, 2020 – Dec 31, 2020, show any time' }).click();
  await expect(page).toHaveURL('/app/messages');
  await expect(articles(page)).toHaveCount(2);
});
