// States that axe.spec.ts and the feature tests don't reach: screens with errors.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, signedInTest, test } from './fixtures.ts';
import { appScreens, publicScreens } from './site/screens.ts';
import { callApi, productUrl } from './support/call-api.ts';
import { expectFine, expectFineAt } from './support/expect-fine.ts';
import { insertThreads } from './support/database.ts';
import { accountName, buyPack, connectInstagram } from './support/sending.ts';
import { hydrated } from './support/hydrated.ts';
import { makeMessages, makeProject } from './support/work.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const press = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name }).click();

test('every address of the product is checked', () => {
  const sourceOf = (name: string) => readFileSync(new URL(`../web/src/app/${name}`, import.meta.url), 'utf8');
  const inApp = sourceOf('routes.tsx').matchAll(/\bpage\(\s*'([^']+)'/g);
  const inPublic = sourceOf('public-pages.ts').matchAll(/\bpath: '(\/[^']*)'/g);
  // Conversations: the same screen with and without an open one.
  const paths = [...inApp, ...inPublic].map(([, path]) => path!.replace(/\/:\w+\?$/, ''));
  const known = [...publicScreens, ...appScreens].map(({ path }) => path.replace(/^\/app\/|\?.*$/g, ''));
  const elsewhere = ['/verify-email', 'projects/:id', 'payments/:id/receipt', '/dev/ui'];
  expect(paths.toSorted()).toEqual([...known, ...elsewhere].toSorted());
});

for (const { path } of appScreens) {
  signedInTest(`${path} when nothing loads`, async ({ page, pageErrors }) => {
    pageErrors.expect(500);
    const fail = { status: 500, json: { detail: 'Something went wrong. Please try again.' } };
    await page.route(/\/api\/(?!auth)/, (route) => route.fulfill(fail));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible();
    await expectFine(page);
  });
}

signedInTest('unknown addresses', async ({ page, pageErrors }) => {
  pageErrors.expect(404);
  await page.goto('/app/nowhere');
  await expect(page).toHaveTitle('Page not found · Opener');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectFine(page);
  await page.goto('/app/projects/00000000-0000-7000-8000-000000000000');
  await expect(page).toHaveURL('/app/projects');
  await expect(region(page, 'Notifications').getByText('Project not found')).toBeVisible();
  await page.goto('/app/payments/00000000-0000-7000-8000-000000000000/receipt');
  await expect(page.getByRole('heading', { name: /receipt/i }).first()).toBeVisible();
  await expectFine(page);
});

test('the pricing page with all questions open', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  const questions = page.locator('details');
  await questions.evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
  await expectFine(page);
});

test('the account forms with their errors and results', async ({ page, pageErrors }) => {
  pageErrors.expect(400);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').focus();
  await press(page, /send/i);
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectFine(page);
  await page.getByLabel('Email').fill('nobody@example.com');
  await press(page, /send/i);
  await expect(page.getByRole('status').first()).toBeVisible();
  await expectFine(page);
  await page.goto('/reset-password?token=nonsense');
  await hydrated(page);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('New password', { exact: true }).fill('correct horse 9');
  await page.getByLabel(/^Confirm/).fill('correct horse 9');
  await page.getByLabel(/^Confirm/).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFine(page);
});

signedInTest('an account that Instagram logged out', async ({ page, person }) => {
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person, { name: 'ورشة الخزف' });
  await makeMessages(person, project, ['mira.kilns']);
  const body = new URLSearchParams({ username: account });
  await fetch(productUrl('/local/instagram/log-out'), { method: 'POST', body, redirect: 'manual' });
  await page.goto('/app/dashboard');
  await expect(region(page, 'Instagram connection')).toContainText(/connect/i);
  await expect(region(page, 'Sending').getByText('On', { exact: true })).toBeHidden();
  await expectFine(page);
});

signedInTest(
  'follow-ups: their settings, and a review that does not load',
  async ({ page, person, pageErrors }) => {
    pageErrors.expect(500);
    await buyPack(person);
    await connectInstagram(person, accountName());
    const project = await makeProject(person);
    await makeMessages(person, project, ['mira.kilns']);
    await page.route(`**/api/projects/${project.id}/sending`, async (route) => {
      const answer = await route.fetch();
      const follow_ups = { review: 2, approvable: 1 };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), follow_ups } });
    });
    await page.route('**/api/follow-ups/review?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/app/projects/${project.id}?state=review`);
    await expect(region(page, 'Follow-ups to review').getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(region(page, 'Sending')).toContainText('2 follow-ups are waiting for your review');
    await expectFine(page);
    await press(region(page, 'Follow-ups'), 'Set up follow-ups');
    await expect(dialog(page, 'Follow-ups')).toBeVisible();
    await expectFine(page);
  },
);

signedInTest('without credits', async ({ page, person }) => {
  const project = await makeProject(person);
  const names = Array.from({ length: 10 }, (_, index) => `studio.number.${index}`);
  await makeMessages(person, project, names);
  await page.goto(`/app/projects/${project.id}`);
  await page
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Rewrite' }).click();
  await expect(dialog(page, 'Rewrite this message')).toBeVisible();
  await expectFine(page);
});

signedInTest(
  'buying: a selected pack, a cancelled and a failed checkout, and success',
  async ({ page, pageErrors }) => {
    pageErrors.expect(500);
    await page.goto('/app/payments?plan=plan_2&payment=cancelled');
    await expect(page.getByText('Selected Plan')).toBeVisible();
    await page.route('**/create-checkout', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: /^Buy / }).first().click();
    await expect(page.getByText('Failed to start checkout process')).toBeVisible();
    await expectFine(page);
    await page.clock.install();
    await page.goto('/app/dashboard?payment=success');
    await expect(page.getByText('Payment successful!', { exact: false })).toBeVisible();
    await expectFine(page);
  },
);

/** Escape closes it, and the focus is where it was. */
async function expectReturn(page: Page, open: Locator, from: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
  await expect(from).toBeFocused();
}

signedInTest('voice B, and the end of its test', async ({ page, person }) => {
  const project = await makeProject(person);
  await page.goto(`/app/projects/${project.id}`);
  const card = region(page, 'Two voices');
  const add = card.getByRole('button', { name: 'Add voice B' });
  await add.press('Enter');
  const drawer = dialog(page, 'Voice B');
  await expect(drawer).toBeVisible();
  await expectReturn(page, drawer, add);
  await add.press('Enter');
  await press(drawer, 'Start the test');
  await expect(drawer.getByText('Change something first.', { exact: false })).toBeVisible();
  await expectFine(page);

  const body = { tone: 'playful', length: 'usual', offer_line: '', ask: 'Shall I?' };
  await callApi('PUT', `/projects/${project.id}/voice-test`, { token: person.token, body });
  await page.reload();
  for (const [name, title] of [
    ['Use B for all', 'Use B for all?'],
    ['Keep A', 'Keep A and end the test?'],
  ] as const) {
    const button = card.getByRole('button', { name });
    await button.press('Enter');
    await expect(dialog(page, title)).toBeVisible();
    await expectReturn(page, dialog(page, title), button);
    await button.press('Enter');
    await expectFine(page);
    await press(page, 'Go on testing');
    await expect(dialog(page, title)).toBeHidden();
  }
});

for (const width of [360, 1280] as const) {
  signedInTest(`what can be decided in a conversation, ${width} px wide`, async ({ page, person }) => {
    const project = await makeProject(person);
    await insertThreads(person.email, project.id, 2);
    const blocked = { usernames: ['name2'], reason: 'Asked you to stop.' };
    await callApi('POST', '/do-not-contact', { token: person.token, body: blocked });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/app/conversations');

    const mails = page.getByRole('button', { name: 'Mail about answers' });
    await mails.press('Enter');
    const notices = dialog(page, 'Mail about new answers');
    await expect(notices.getByRole('radio', { name: 'No mail' })).toBeChecked();
    await expectFineAt(page, width);
    await expectReturn(page, notices, mails);

    await page.getByRole('link', { name: '@name1' }).click();
    const later = page.getByRole('group', { name: 'Outcome' }).getByRole('button', { name: 'Not now' });
    await later.press('Enter');
    const postponing = dialog(page, 'Not now');
    await press(postponing, 'Postpone');
    await expect(postponing.getByRole('alert')).toBeVisible();
    await expectFineAt(page, width);
    await expectReturn(page, postponing, later);
    await later.press('Enter');
    await press(postponing, /^In a month/);
    await expect(page.getByText(/^Comes back on /)).toBeVisible();
    await expectFineAt(page, width);

    await page.goto('/app/conversations');
    await page.getByRole('link', { name: '@name2' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await expectFineAt(page, width);
    await undo.press('Enter');
    await expect(page.getByText('@name2 is no longer on your do-not-contact list')).toBeVisible();
    await expectFineAt(page, width);
  });
}
