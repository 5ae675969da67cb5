// What axe.spec.ts cannot see at a first look: every sheet, menu and question, and screens on which something went wrong.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, signedInTest, test } from './fixtures.ts';
import { appScreens, publicScreens } from './site/screens.ts';
import { callApi, productUrl } from './support/call-api.ts';
import { expectFineOnce } from './support/expect-fine.ts';
import { paste } from './support/paste.ts';
import type { Person } from './support/person.ts';
import { accountName, buyPack, connectInstagram } from './support/sending.ts';
import { takenOver } from './support/taken-over.ts';
import { makeMessages, makeProject } from './support/work.ts';

// Axe takes its time with each state, and several are looked at in one go.
test.describe.configure({ timeout: 300_000 });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, username: string) => page.getByRole('article', { name: `@${username}` });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();

async function closed(page: Page, sheet: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

async function sender(person: Person, mode: 'review' | 'auto') {
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person, { name: 'ورشة الخزف' });
  await callApi('PUT', `/projects/${project.id}/sending`, { token: person.token, body: { mode } });
  return { account, project };
}

test('every address of the product is looked at', () => {
  const routes = readFileSync(new URL('../web/src/app/routes.tsx', import.meta.url), 'utf8');
  const paths = [...routes.matchAll(/\bpage\(\s*'([^']+)'/g)].map(([, path]) => path!);
  const known = [...publicScreens, ...appScreens].map(({ path }) => path.replace(/^\/app\/|\?.*$/g, ''));
  const elsewhere = ['/verify-email', 'projects/:id', 'payments/:id/receipt', '/dev/ui'];
  expect(paths.toSorted()).toEqual([...known, ...elsewhere].toSorted());
});

for (const { path } of appScreens) {
  signedInTest(`${path} when nothing loads`, async ({ page, trouble }) => {
    trouble.expect(500);
    const fail = { status: 500, json: { detail: 'Something went wrong. Please try again.' } };
    await page.route(/\/api\/(?!auth)/, (route) => route.fulfill(fail));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible();
    await expectFineOnce(page);
  });
}

signedInTest('addresses that lead nowhere', async ({ page, trouble }) => {
  trouble.expect(404);
  await page.goto('/app/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectFineOnce(page);
  await page.goto('/app/projects/00000000-0000-7000-8000-000000000000');
  await expect(page).toHaveURL('/app/projects');
  await expect(page.getByText('Project not found')).toBeVisible();
  await page.goto('/app/payments/00000000-0000-7000-8000-000000000000/receipt');
  await expect(page.getByRole('heading', { name: /receipt/i }).first()).toBeVisible();
  await expectFineOnce(page);
});

test('the front page with a sample, and the pricing page unfolded', async ({ page }) => {
  await page.goto('/');
  await takenOver(page);
  await page.getByLabel('Instagram username').fill('northlight.yoga');
  await press(page, 'Write a sample');
  await expect(page.getByText('@northlight.yoga').first()).toBeVisible();
  await expectFineOnce(page);
  await page.goto('/pricing');
  await takenOver(page);
  const questions = page.locator('details');
  await questions.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
  await expectFineOnce(page);
});

test('the account forms with their answers', async ({ page, trouble }) => {
  trouble.expect(400);
  await page.goto('/forgot-password');
  await takenOver(page);
  await press(page, /send/i);
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectFineOnce(page);
  await page.getByLabel('Email').fill('nobody@example.com');
  await press(page, /send/i);
  await expect(page.getByRole('status').first()).toBeVisible();
  await expectFineOnce(page);
  await page.goto('/reset-password?token=nonsense');
  await takenOver(page);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('New password', { exact: true }).fill('correct horse 9');
  await page.getByLabel(/^Confirm/).fill('correct horse 9');
  await page.getByLabel(/^Confirm/).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFineOnce(page);
});

signedInTest('connecting: the two ways to send, a refusal, the code', async ({ page, person, trouble }) => {
  trouble.expect(400, 409);
  await buyPack(person);
  await page.goto('/app/dashboard');
  const connection = region(page, 'Instagram connection');
  const logIn = async (username: string, password: string) => {
    await connection.getByLabel('Instagram username').fill(username);
    await connection.getByLabel('Instagram password').fill(password);
    await press(connection, 'Connect Instagram');
  };
  await logIn(accountName(), 'wrong');
  await expect(connection.getByRole('alert')).toBeVisible();
  await expectFineOnce(page);
  await logIn(accountName('twofactor'), 'a fine password');
  await expect(connection.getByLabel('Security code')).toBeVisible();
  await expectFineOnce(page);
});

signedInTest('the sending card: hours, table, farewell, and another account', async ({ page, person }) => {
  const { account, project } = await sender(person, 'auto');
  await callApi('PUT', '/sending', { token: person.token, body: { paused: true } });
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  await page.goto('/app/dashboard');
  await expect(region(page, 'Sending')).toContainText('Sending is paused.');
  await page.getByText('Show as a table').click();
  await expectFineOnce(page);
  await press(region(page, 'Sending'), 'Change hours');
  const hours = dialog(page, 'When to send');
  await hours.getByLabel('At most a day').fill('0');
  await expectFineOnce(page);
  await closed(page, hours);
  await press(page, 'Disconnect');
  const farewell = dialog(page, `Disconnect @${account}?`);
  await expect(farewell).toBeVisible();
  await expectFineOnce(page);
  await closed(page, farewell);

  await callApi('DELETE', '/instagram/disconnect', { token: person.token });
  await connectInstagram(person, accountName('second'));
  await page.reload();
  await expect(region(page, 'Messages of another account')).toBeVisible();
  await expectFineOnce(page);
});

signedInTest('an account that Instagram logged out', async ({ page, person }) => {
  const { account, project } = await sender(person, 'auto');
  await makeMessages(person, project, ['mira.kilns']);
  const body = new URLSearchParams({ username: account });
  await fetch(productUrl('/local/instagram/log-out'), { method: 'POST', body, redirect: 'manual' });
  await page.goto('/app/dashboard');
  await expect(region(page, 'Instagram connection')).toContainText(/connect/i);
  await expect(region(page, 'Sending').getByText('On', { exact: true })).toBeHidden();
  await expectFineOnce(page);
});

signedInTest('review: the question, its undo, and the menus of a project', async ({ page, person }) => {
  const { project } = await sender(person, 'review');
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes', 'competitor.one']);
  await page.goto(`/app/projects/${project.id}`);
  const sending = region(page, 'Sending');
  await press(sending, 'Approve all');
  const question = dialog(page, /^Approve \d messages?\?$/);
  await expect(question).toBeVisible();
  await expectFineOnce(page);
  await closed(page, question);
  await press(page, 'Export formats');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectFineOnce(page);
  await closed(page, page.getByRole('menu'));
  await page.getByRole('button', { name: 'Why this message' }).first().click();
  await card(page, 'mira.kilns').getByRole('button', { name: 'Skip' }).click();
  await expect(card(page, 'mira.kilns')).toContainText('Skipped by you.');
  await expectFineOnce(page);
  await page.goto(`/app/projects/${project.id}?state=failed`);
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  await expectFineOnce(page);
});

signedInTest('what could not be confirmed, what failed, what was never sent', async ({ page, person }) => {
  await buyPack(person);
  const project = await makeProject(person);
  await makeMessages(person, project, ['anna.bakes', 'zen.garden']);
  await connectInstagram(person, accountName());
  await makeMessages(person, project, ['refuses.all']);
  await page.goto(`/app/projects/${project.id}`);
  await expect(card(page, 'refuses.all').getByText('Failed', { exact: true })).toBeVisible();
  // Last: an account that got no answer slows down.
  await makeMessages(person, project, ['cut.short']);
  await expect(card(page, 'cut.short').getByText('Please check', { exact: true })).toBeVisible();
  await expectFineOnce(page);
  await press(card(page, 'cut.short'), 'Send again');
  const again = dialog(page, 'Send again to @cut.short?');
  await expect(again).toBeVisible();
  await expectFineOnce(page);
  await closed(page, again);
  await press(region(page, 'Sending'), 'Send all unsent');
  await expect(dialog(page, 'Send 2 messages?')).toBeVisible();
  await expectFineOnce(page);
});

signedInTest(
  'the voice of a project, its edit drawer, and the question before closing',
  async ({ page, person }) => {
    const project = await makeProject(person);
    await page.goto(`/app/projects/${project.id}`);
    await press(region(page, 'Voice'), /^(Set|Edit)/);
    const voice = dialog(page, 'Voice');
    await expect(voice).toBeVisible();
    await voice.getByRole('textbox').first().fill('Ada');
    await expectFineOnce(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Close without saving?')).toBeVisible();
    await expectFineOnce(page);
    await press(dialog(page, 'Close without saving?'), 'Discard changes');
    await expect(voice).toBeHidden();
    await press(region(page, 'Project Details'), /Edit/);
    await dialog(page, 'Edit Project').getByLabel('Project Name').fill('');
    await press(dialog(page, 'Edit Project'), 'Save Changes');
    await expect(page.getByText('All fields are required')).toBeVisible();
    await expectFineOnce(page);
  },
);

signedInTest('adding: columns, words, who is left out, and the strip', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  await makeMessages(person, await makeProject(person, { name: 'Autumn fair' }), ['ridge.and.rope']);
  await page.goto(`/app/projects/${project.id}`);
  await paste(page, 'Name\tInstagram\tCity\nAnna\tanna.b\tBerlin\nTom\ttomtom\tRome');
  await expect(page.getByRole('form', { name: 'Which column holds the usernames?' })).toBeVisible();
  await expectFineOnce(page);
  await press(page, 'Add 2 people');
  await paste(page, 'mira.kilns, ridge.and.rope, anna.b, not-a-name');
  await expect(page.getByRole('list', { name: '1 person left out' })).toBeVisible();
  await paste(page, 'hello world');
  await expect(page.getByText(/^Add 2 usernames/)).toBeVisible();
  await expectFineOnce(page);
  await press(page, 'Leave out');

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/queue', async (route) => {
    await held;
    await route.continue();
  });
  await press(page, 'Add to Queue');
  await expect(page.getByRole('complementary', { name: 'Adding usernames' })).toBeVisible();
  await expectFineOnce(page);
  release();
  await expect(page.getByRole('complementary', { name: 'Adding usernames' })).toBeHidden();
});

signedInTest('people on the do-not-contact list', async ({ page, person, trouble }) => {
  trouble.expect(409);
  const project = await makeProject(person);
  const usernames = ['old.client', 'anna.bakes'];
  await callApi('POST', '/do-not-contact', { token: person.token, body: { usernames } });
  await page.goto('/app/do-not-contact');
  await press(page, 'Remove @anna.bakes');
  await expect(page.getByText('1 person on the list')).toBeVisible();
  await expectFineOnce(page);
  await press(page, 'Undo: put @anna.bakes back');
  await expect(page.getByText('2 people on the list')).toBeVisible();
  await page.goto(`/app/projects/${project.id}`);
  await paste(page, usernames.join(','));
  await press(page, 'Add to Queue');
  await expect(dialog(page, '2 people are on your do-not-contact list')).toBeVisible();
  await expectFineOnce(page);
});

signedInTest('without credits', async ({ page, person }) => {
  const project = await makeProject(person);
  const names = Array.from({ length: 10 }, (_, index) => `studio.number.${index}`);
  await makeMessages(person, project, names);
  await page.goto(`/app/projects/${project.id}`);
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Rewrite' }).click();
  await expect(dialog(page, 'Rewrite this message')).toBeVisible();
  await expectFineOnce(page);
});

signedInTest(
  'buying: a chosen pack, a cancelled and a failed checkout, thanks',
  async ({ page, trouble }) => {
    trouble.expect(500);
    await page.goto('/app/payments?plan=plan_2&payment=cancelled');
    await expect(page.getByText('Selected Plan')).toBeVisible();
    await page.route('**/create-checkout', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: /^Buy / }).first().click();
    await expect(page.getByText('Failed to start checkout process')).toBeVisible();
    await expectFineOnce(page);
    await page.clock.install();
    await page.goto('/app/dashboard?payment=success');
    await expect(page.getByText('Payment successful!', { exact: false })).toBeVisible();
    await expectFineOnce(page);
  },
);

signedInTest('what was typed and not saved is found again', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  await page.goto('/app/messages');
  await press(card(page, 'mira.kilns'), 'Edit');
  const drawer = dialog(page, 'Edit Message');
  await drawer.getByRole('textbox').fill('Hi Mira, is the kiln open?');
  await page.reload();
  await press(card(page, 'mira.kilns'), 'Edit');
  await expect(drawer.getByRole('textbox')).toHaveValue('Hi Mira, is the kiln open?');
  await expectFineOnce(page);
});
