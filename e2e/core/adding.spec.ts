// Adding a list continues across screens and reloads, and each name is charged once.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expectInOrder } from '../support/expect-in-order.ts';
import { makeProject } from '../support/work.ts';

const strip = (page: Page) => page.getByRole('complementary', { name: 'Adding usernames' });

function withoutRepeats(names: string[]): string[] {
  return names.filter((name, place) => name !== names[place - 1]);
}

test('adds a list through other screens and a reload, in one tab', async ({ page, person, context }) => {
  const { id } = await makeProject(person);
  const asked: string[] = [];
  let beforeReload: number | undefined;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/queue', async (route) => {
    const { username } = route.request().postDataJSON() as { username: string };
    asked.push(username);
    // Its answer is lost with the page: the call itself arrives, and so do later ones on a slow machine.
    if (username === 'second' && beforeReload === undefined) {
      await route.fetch();
      return held;
    }
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/app/projects/${id}`);
  await page.getByLabel('Usernames', { exact: true }).fill('first, second, third, ');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  await expect(strip(page)).toContainText('Adding 2 of 3 to Spring workshops');
  const other = await context.newPage();
  await other.goto('/app/payments');
  await expect(strip(other)).toContainText('Adding 2 of 3 to Spring workshops');
  // It would wait for the lock and continue instead of the reloaded page.
  await other.close();

  await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
  await expect(page).toHaveURL(/\/app\/messages$/);
  await expect(strip(page)).toContainText('Adding 2 of 3 to Spring workshops');
  expect(withoutRepeats(asked)).toEqual(['first', 'second']);

  page.once('framenavigated', () => (beforeReload = asked.length));
  await page.reload();
  await expect(page.getByText('3 username(s) queued for processing!', { exact: true })).toBeVisible();
  await expect(strip(page)).toBeHidden();
  release();
  expect(asked.slice(beforeReload)).toEqual(['second', 'third']);
  await expect(page.getByRole('link', { name: '7 credits left, buy more' })).toBeVisible();
});

test('other screens show why adding stopped, and the form gets the remaining names', async ({
  page,
  person,
  pageErrors,
}) => {
  pageErrors.expect(402);
  const { id } = await makeProject(person, { name: '2026 ورش' });
  await page.route('**/queue', (route) =>
    route.fulfill({ status: 402, json: { detail: 'Insufficient credits' } }),
  );
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/queue', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(`/app/projects/${id}`);
  await page.getByLabel('Usernames', { exact: true }).fill('first, second, ');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  await expect(strip(page)).toContainText('Adding 1 of 2');
  await page.getByRole('link', { name: 'Buy More', exact: true }).first().click();
  await expect(page).toHaveURL(/\/app\/payments$/);
  release();
  await expect(strip(page)).toContainText('Insufficient credits. 2 usernames still in the list of 2026 ورش.');
  await expectInOrder(strip(page).getByRole('status'));
  await expectFine(page);
  await page.reload();
  await strip(page).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('button', { name: /^Remove @/ })).toHaveText(['@first', '@second']);
  await expect(strip(page)).toBeHidden();
});
