// The queue: each state, the possible actions, and the effect on credits.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { delayNextTry } from '../support/database.ts';
import { expectFine } from '../support/expect-fine.ts';
import { makeProject } from '../support/work.ts';

const row = (page: Page, username: string) =>
  page
    .getByRole('region', { name: 'Jobs' })
    .getByRole('listitem')
    .filter({ hasText: `@${username}` });

async function queue(page: Page, ...usernames: string[]): Promise<void> {
  await page.getByLabel('Usernames', { exact: true }).pressSequentially(usernames.join(','));
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  await expect(page.getByText(`${usernames.length} username(s) queued for processing!`)).toBeVisible();
}

const balance = (page: Page) => page.getByRole('banner').getByRole('link', { name: /credits? left/ });

test.beforeEach(async ({ page, person }) => {
  const { id } = await makeProject(person);
  await page.goto(`/app/projects/${id}`);
});

test('writes a message, which appears without a reload and costs one credit', async ({ page }) => {
  await expect(page.getByText('No messages yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toHaveCount(0);
  await queue(page, 'slow.pottery');
  await expect(row(page, 'slow.pottery')).toContainText('Analyzing profile...');
  await expect(page.getByRole('article')).toHaveAccessibleName('@slow.pottery');
  await expect(row(page, 'slow.pottery')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export to Excel' })).toBeVisible();
  await expect(balance(page)).toContainText('9 credits');
  await expect(page.getByText('1 used of 10')).toBeVisible();
});

test('shows why a job failed, returns the credit, and offers dismissing and retrying', async ({ page }) => {
  await queue(page, 'missing.person', 'private.person');
  await expect(row(page, 'missing.person')).toContainText(
    'There is no Instagram profile with this username. Your credit is back.',
  );
  await expect(row(page, 'private.person')).toContainText(
    'This profile is private, so there is nothing to read. Your credit is back.',
  );
  await expect(row(page, 'missing.person').getByText('Failed', { exact: true })).toBeVisible();
  await expect(balance(page)).toContainText('10 credits');
  // Nothing is in progress any more.
  const card = page.getByRole('region', { name: 'Processing Queue' });
  await expect(card.getByText('2 failed', { exact: true })).toBeVisible();
  await expect(card.getByText(/\d active/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Dismiss @private.person' }).click();
  await expect(row(page, 'private.person')).toHaveCount(0);
  const retried = page.waitForResponse((answer) => answer.url().endsWith('/retry'));
  await page.getByRole('button', { name: 'Retry @missing.person' }).click();
  expect((await retried).ok()).toBe(true);
  await expect(row(page, 'missing.person').getByText('Failed', { exact: true })).toBeVisible();
});

test('does not write to unsuitable people unless the user overrides it', async ({ page }) => {
  await queue(page, 'grieving.hannah', 'orders.anna');
  await expect(row(page, 'grieving.hannah')).toContainText(
    'This profile is about a loss, so we did not write. Your credit is back.',
  );
  await expect(row(page, 'grieving.hannah').getByText('Not written', { exact: true })).toBeVisible();
  const held = page.getByRole('article', { name: '@orders.anna' });
  await expect(held).toContainText('Read the message before it is sent.');
  await expect(balance(page)).toContainText('9 credits');
  await expectFine(page);

  await page.getByRole('button', { name: 'Write anyway to @grieving.hannah' }).click();
  const written = page.getByRole('article', { name: '@grieving.hannah' });
  await expect(written).toContainText('This profile is about a loss');
  await expect(row(page, 'grieving.hannah')).toHaveCount(0);
  await expect(balance(page)).toContainText('8 credits');
});

test('cancels a pending job, which is not queued twice, and returns the credit', async ({
  page,
  person,
  pageErrors,
}) => {
  pageErrors.expect(500);
  // Its source is down, so it waits between tries.
  await queue(page, 'down.town');
  await delayNextTry(person.email, 'down.town');
  await expect(row(page, 'down.town').getByText('Queued', { exact: true })).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel @down.town' });
  const card = page.getByRole('region', { name: 'Processing Queue' });
  await expect(card.getByText('1 active', { exact: true })).toBeVisible();
  await expect(card.getByText(/\d failed/)).toHaveCount(0);
  await page.getByLabel('Usernames', { exact: true }).fill('down.town,');
  await expect(page.getByRole('list', { name: '1 duplicate skipped' })).toHaveText(
    '@down.town: already in the queue',
  );

  await page.route('**/api/scrape/jobs/*', (route) => route.fulfill({ status: 500, json: {} }));
  await cancel.click();
  await expect(page.getByText('Failed to cancel job', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await cancel.click();
  await expect(page.getByText('Job cancelled successfully', { exact: true })).toBeVisible();
  await expect(row(page, 'down.town')).toHaveCount(0);
  await expect(balance(page)).toContainText('10 credits');
});

test('shows the first three jobs, and all on demand; a job that fails twice still completes', async ({
  page,
}) => {
  await queue(page, 'missing.one', 'missing.two', 'missing.three', 'flaky.florist');
  const rows = page.getByRole('region', { name: 'Jobs' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'View all queue' }).click();
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('article')).toHaveAccessibleName('@flaky.florist');
  await expect(rows).toHaveCount(3);
});

test('polls every three seconds, even while idle', async ({ page }) => {
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (/\/jobs(\?|$)/.test(answer.url())) answers.push(answer.status());
  });
  await page.clock.install();
  await page.reload();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  for (let round = 0; round < 4; round++) {
    const before = answers.length;
    await page.clock.runFor(3_000);
    await expect.poll(() => answers.length).toBe(before + 1);
  }
  // Nothing changed, so nothing is sent twice. On the first round the browser may not have stored what it compares with.
  expect(answers.slice(-3)).toEqual([304, 304, 304]);
});
