// Adding usernames: typed, pasted, dropped; what is left out and why; what it costs.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi, productUrl } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expectInOrder } from '../support/expect-in-order.ts';
import { paste } from '../support/paste.ts';
import { makeMessages, makeProject, studio } from '../support/work.ts';

const box = (page: Page) => page.getByLabel('Usernames', { exact: true });
const chips = (page: Page) => page.getByRole('button', { name: /^Remove @/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Add to Queue' });

test.beforeEach(async ({ page, person }) => {
  const { id } = await makeProject(person);
  await page.goto(`/app/projects/${id}`);
  await expect(box(page)).toBeVisible();
});

test('the form takes words, tables, long lists and files, and asks where needed', async ({ page }) => {
  await test.step('a comma makes a chip, and the words of a sentence need confirmation', async () => {
    await box(page).pressSequentially('@Mira.Kilns,');
    await expect(chips(page)).toHaveText(['@mira.kilns']);
    await expect(page.getByText('1 username · 1 credit · 9 left after')).toBeVisible();
    await box(page).pressSequentially('hello world');
    await box(page).press('Enter');
    await expect(page.getByText('Add 2 usernames: hello, world?', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
    await expect(chips(page)).toHaveCount(1);
    await expectFine(page);
    await page.getByRole('button', { name: 'Leave out' }).click();
    await expect(box(page)).toBeFocused();
    await expect(page.getByText('Add 2 usernames: hello, world?', { exact: true })).toBeHidden();
    await box(page).fill('');
    await box(page).press('Backspace');
    await expect(chips(page)).toHaveCount(0);
  });

  await test.step('the column of a table is chosen by keyboard', async () => {
    await paste(page, 'Name\tInstagram\tCity\nAnna\tanna.b\tBerlin\nTom\ttomtom\tRome\nEva\teva_x\tParis');
    const preview = page.getByRole('form', { name: 'Which column holds the usernames?' });
    await expect(preview.getByRole('radio', { name: 'Instagram' })).toBeFocused();
    await expect(preview.getByRole('row')).toHaveCount(4);
    await expect(preview.getByText('3 people will be added', { exact: true })).toBeVisible();
    await expect(chips(page)).toHaveCount(0);
    await expectFine(page);
    await page.keyboard.press('ArrowLeft');
    await expect(preview.getByRole('radio', { name: 'Name' })).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(chips(page)).toHaveText(['@anna.b', '@tomtom', '@eva_x']);
    await expect(box(page)).toBeFocused();
  });

  await test.step('everything left out is listed', async () => {
    const dots = ['.mira', 'mira.', 'mi..ra'];
    const impossible = Array.from({ length: 37 }, (_, index) => `not-a-name-${index}`);
    await paste(page, [...dots, ...impossible, 'mira.kilns', '@mira.kilns'].join('\n'));
    const rejected = page.getByRole('list', { name: '40 names left out' });
    const characters = 'usernames have only letters, digits, dots and underscores';
    await expect(rejected.getByRole('listitem')).toHaveText([
      ...dots.map((name) => `${name}: a dot cannot be first, last or next to another`),
      ...['not-a-name-0', 'not-a-name-1'].map((name) => `${name}: ${characters}`),
    ]);
    const twice = page.getByRole('list', { name: '1 duplicate skipped' });
    await expect(twice.getByRole('listitem')).toHaveText('@mira.kilns: already in the list');
    await page.getByRole('button', { name: 'Show all 40' }).click();
    await expect(rejected.getByRole('listitem')).toHaveCount(40);
    await expectFine(page);
    await rejected.focus();
    await page.keyboard.press('End');
    await expect(rejected.getByRole('listitem').last()).toBeInViewport();
  });

  await test.step('a file is dropped, and its column with links wins over one with a better heading', async () => {
    const rows = ['Account;Web', 'Acme;instagram.com/oak.and.iron', 'Globex;instagram.com/ridge.and.rope'];
    const transfer = await page.evaluateHandle((text) => {
      const given = new DataTransfer();
      given.items.add(new File([text], 'people.csv'));
      return given;
    }, rows.join('\n'));
    const form = page.locator('form').filter({ has: box(page) });
    await form.dispatchEvent('dragover', { dataTransfer: transfer });
    await form.dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByRole('radio', { name: 'Web' })).toBeChecked();
    await page.getByRole('button', { name: 'Add 2 people' }).click();
    await expect(chips(page)).toHaveCount(6);
    await expect(chips(page).last()).toHaveText('@ridge.and.rope');
  });

  await test.step('a file is chosen', async () => {
    const choose = async (name: string, text: string) => {
      const asking = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a file' }).click();
      await (await asking).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    };
    await choose('more.txt', 'northlight.yoga\n@elm');
    await expect(chips(page)).toHaveCount(8);
    await choose('picture.png', 'x');
    await expect(page.getByText('Please choose a .csv, .txt or .xlsx file.', { exact: true })).toBeVisible();
  });
});

test('queues as many names as there are credits, and keeps the rest as chips', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(402);
  const names = Array.from({ length: 12 }, (_, index) => `studio.number.${index}`);
  await paste(page, names.join('\n'));
  await expect(page.getByText('12 usernames · 12 credits · 2 more than you have')).toBeVisible();
  await submit(page).click();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Insufficient credits');
  await expect(problem).toContainText('10 usernames queued. 2 are still in the list.');
  await expect(page.locator('#content').getByRole('link', { name: 'Buy More' }).first()).toHaveAttribute(
    'href',
    '/app/payments',
  );
  await expect(page.getByText('10 username(s) queued for processing!', { exact: true })).toBeVisible();
  await expect(chips(page)).toHaveText(['@studio.number.10', '@studio.number.11']);
  await expect(submit(page)).toBeDisabled();
});

test('leaves out people who already have a message, and writes to them again on request', async ({
  page,
  person,
}) => {
  const project = { ...studio, id: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
  const { token } = person;
  await makeMessages(person, project, ['mira.kilns']);
  for (const name of ['ورش 2026', 'عرض 2027'])
    await makeMessages(person, await makeProject(person, { name }), ['ridge.and.rope']);
  // The page is open meanwhile, and a name that it still shows in the queue is a duplicate.
  await expect(page.getByRole('article', { name: '@mira.kilns' })).toBeVisible();
  await expect(page.getByText('Nothing is waiting.', { exact: false })).toBeVisible();
  await paste(page, 'mira.kilns, ridge.and.rope, northlight.yoga');
  await expect(chips(page)).toHaveText(['@ridge.and.rope', '@northlight.yoga']);
  const out = page.getByRole('list', { name: '1 person left out' });
  await expect(out.getByRole('listitem')).toHaveText(/^@mira\.kilns: already written on /);
  const elsewhere = page.getByRole('list', { name: '1 person has a message in another project' });
  await expect(elsewhere.getByRole('listitem')).toHaveText(
    /^@ridge\.and\.rope: also in (ورش 2026, عرض 2027|عرض 2027, ورش 2026)$/,
  );
  await expectInOrder(elsewhere.getByRole('listitem'));
  await expectFine(page);

  await test.step('the server returns the existing message and charges nothing', async () => {
    const credits = () => callApi('GET', '/payments/credits', { token });
    const before = await credits();
    const again = await page.request.post(productUrl(`/api/scrape/projects/${project.id}/queue`), {
      headers: { authorization: `Bearer ${token}` },
      data: { username: 'mira.kilns' },
    });
    expect([again.status(), await again.json()]).toMatchObject([200, { status: 'completed' }]);
    expect(await credits()).toEqual(before);
  });

  await page.getByRole('button', { name: 'Write again for 1 credit' }).click();
  await expect(page.getByText('1 username(s) queued for processing!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '@mira.kilns' })).toHaveCount(2);
  await expect(chips(page)).toHaveText(['@ridge.and.rope', '@northlight.yoga']);
});

test('shows progress while queueing, and can be stopped', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/queue', async (route) => {
    if (route.request().postData()?.includes('second')) await held;
    await route.continue();
  });
  await paste(page, 'first, second, third');
  await submit(page).click();
  await expect(page.getByText('Queueing 2 of 3')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Queueing' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  release();
  await expect(page.getByText('2 username(s) queued for processing!', { exact: true })).toBeVisible();
  await expect(chips(page)).toHaveText(['@third']);
});
