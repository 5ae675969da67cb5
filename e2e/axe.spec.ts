// Every screen: its title and heading are there, axe finds nothing, and nothing scrolls sideways.
import type { Page } from '@playwright/test';
import { strayWords } from '../scripts/stray-words.ts';
import { expect, signedInTest, test } from './fixtures.ts';
import { appScreens, publicScreens } from './site/screens.ts';
import { callApi } from './support/call-api.ts';
import { expectFineInEveryLook, expectNothingBeyond } from './support/expect-fine.ts';
import { makeUnverified } from './support/person.ts';
import { buyPack } from './support/sending.ts';
import { makeMessages, makeProject, studio } from './support/work.ts';
import { openProfileMenu, signIn } from './account/forms.ts';

/** What every screen has: one title, one heading, and consistent words. */
async function expectScreen(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Local mode' })).toBeVisible();
  expect(strayWords(await page.locator('body').innerText())).toEqual([]);
}

const withMore = new Set(['/login', '/signup']);

for (const { path, title } of publicScreens.filter((screen) => !withMore.has(screen.path))) {
  test(path, async ({ page }) => {
    await page.goto(path);
    await expectScreen(page, title);
    await expectFineInEveryLook(page);
  });
}

test('/signup, also with every error shown', async ({ page }) => {
  await page.goto('/signup');
  await expectScreen(page, 'Sign up · Opener');
  await expectFineInEveryLook(page);
  await page.getByLabel('Password', { exact: true }).fill('aB3!');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expectFineInEveryLook(page);
});

test('/login, also with an error, and /verify-email', async ({ page, pageErrors }) => {
  pageErrors.expect(401, 403, 400);
  await page.goto('/login');
  await expectScreen(page, 'Log in · Opener');
  await expectFineInEveryLook(page);
  await signIn(page, { email: 'nobody@example.com', password: 'wrong' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFineInEveryLook(page);
  await signIn(page, await makeUnverified());
  await page.getByLabel('Verification code').fill('000000');
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFineInEveryLook(page);
});

test('/nowhere, which is a 404 and leads home', async ({ page, pageErrors }) => {
  pageErrors.expect(404);
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expectScreen(page, 'Page not found · Opener');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectFineInEveryLook(page);
  await page.getByRole('link', { name: 'Go to homepage' }).click();
  await expect(page).toHaveURL('/');
});

// Its calls look alike and axe is slow: three of them are enough.
test('/api/docs with everything expanded', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((details) => (details.open = true)));
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNothingBeyond(page, 360);
  await page
    .locator('article:not(#queueDm, #resetPassword, #exportProject)')
    .evaluateAll((rest) => rest.forEach((one) => one.remove()));
  await expectFineInEveryLook(page);
});

// A mail is in a frame without scripts, which axe cannot inspect.
test('/local/mail, without and with a mail', async ({ page, person }) => {
  await page.goto('/local/mail?to=nobody@example.com');
  await expect(page.getByText('No mail yet.')).toBeVisible();
  await expectFineInEveryLook(page);
  await page.goto(`/local/mail?to=${encodeURIComponent(person.email)}`);
  await expect(page.getByText(/is your Opener code/).first()).toBeVisible();
  await expectFineInEveryLook(page);
});

test('/local/instagram', async ({ page }) => {
  await page.goto('/local/instagram');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFineInEveryLook(page);
});

test('/local/checkout', async ({ page, person }) => {
  const { checkout_url: address } = await callApi<{ checkout_url: string }>(
    'POST',
    '/payments/create-checkout',
    { token: person.token, body: { plan_id: 'plan_2' } },
  );
  await page.goto(address);
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await expectFineInEveryLook(page);
});

for (const { path, title } of appScreens) {
  signedInTest(`${path} of a newcomer`, async ({ page }) => {
    await page.goto(path);
    await expectScreen(page, title);
    await expectFineInEveryLook(page);
  });
}

signedInTest('the purchase history and a receipt', async ({ page, person }) => {
  const id = await buyPack(person);
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  await page.goto('/app/payments/history');
  await expect(page.getByText('@mira.kilns')).toBeVisible();
  await expectFineInEveryLook(page);
  await page.goto(`/app/payments/${id}/receipt`);
  await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
  await expectFineInEveryLook(page);
});

signedInTest('the profile menu, and the dialog that deletes an account', async ({ page }) => {
  await page.goto('/app/dashboard');
  await openProfileMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  await expectFineInEveryLook(page);
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFineInEveryLook(page);
});

signedInTest('the project list, and its drawers and dialog', async ({ page, person }) => {
  await makeProject(person);
  await page.goto('/app/projects');
  for (const [button, title] of [
    ['New Project', 'New Project'],
    [`Edit ${studio.name}`, 'Edit Project'],
    [`Delete ${studio.name}`, 'Delete this project?'],
  ]) {
    await page.getByRole('button', { name: button! }).click();
    await expect(page.getByRole('dialog', { name: title! })).toBeVisible();
    await expectFineInEveryLook(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expectFineInEveryLook(page);
});

signedInTest('a project with chips, errors, failed jobs and messages', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  await page.goto(`/app/projects/${project.id}`);
  const box = page.getByLabel('Usernames', { exact: true });
  await box.fill('missing.person');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  await expect(page.getByText('Failed', { exact: true })).toBeVisible();
  await box.pressSequentially('first,second,not-a-name,');
  await expect(page.getByText('1 name left out')).toBeVisible();
  await page.getByRole('button', { name: 'Why this message' }).first().click();
  await expectFineInEveryLook(page);
});

signedInTest(
  'the drawer that edits a message, its menu, the rewrite dialog and the earlier versions',
  async ({ page, person }) => {
    const project = await makeProject(person);
    const [message] = await makeMessages(person, project, ['mira.kilns']);
    await callApi('PUT', `/scrape/projects/${project.id}/messages/${message!.id}`, {
      token: person.token,
      body: { generated_message: 'Hi Mira, is the kiln open on Sunday?' },
    });
    await page.goto(`/app/projects/${project.id}`);
    await page.getByRole('article').getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Message' })).toBeVisible();
    await expectFineInEveryLook(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More actions for @mira.kilns' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectFineInEveryLook(page);
    await page.getByRole('menuitem', { name: 'Rewrite' }).click();
    await expect(page.getByRole('dialog', { name: 'Rewrite this message' })).toBeVisible();
    await expectFineInEveryLook(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More actions for @mira.kilns' }).click();
    await page.getByRole('menuitem', { name: /^Earlier versions/ }).click();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expectFineInEveryLook(page);
  },
);

signedInTest('dashboard and messages of a user with messages', async ({ page, person }) => {
  const project = await makeProject(person, { name: 'ورشة الخزف' });
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes', 'zen.garden']);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('button', { name: 'Copy DM' })).toHaveCount(3);
  await expectFineInEveryLook(page);
  await page.goto('/app/messages');
  await expect(page.getByText('Showing 3 of 3 messages')).toBeVisible();
  await expectFineInEveryLook(page);
});
