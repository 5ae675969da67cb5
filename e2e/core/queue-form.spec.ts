// Adding usernames: typed, pasted, dropped; what is left out and why; what it costs.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { expectFine } from '../support/expect-fine.ts';
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

test('turns typed names into chips at a comma, and asks for at least one', async ({ page }) => {
  await expect(submit(page)).toBeDisabled();
  await box(page).press('Enter');
  await expect(page.getByText('Please enter at least one username', { exact: true })).toBeVisible();

  await box(page).pressSequentially('@Mira.Kilns, northlight.yoga,');
  await expect(chips(page)).toHaveText(['@mira.kilns', '@northlight.yoga']);
  await expect(page.getByText('2 usernames · 2 credits · 8 left after')).toBeVisible();
  await box(page).pressSequentially('ridge.and.rope');
  await expect(page.getByText('3 usernames · 3 credits · 7 left after')).toBeVisible();
  await box(page).fill('');
  await box(page).press('Backspace');
  await expect(chips(page)).toHaveText(['@mira.kilns']);
  await chips(page).first().click();
  await expect(chips(page)).toHaveCount(0);
  await expect(submit(page)).toBeDisabled();
});

test('takes a pasted list of handles and links, and tells what it left out', async ({ page }) => {
  await paste(
    page,
    [
      '@mira.kilns, northlight.yoga',
      'https://www.instagram.com/ridge.and.rope/?hl=en',
      'MIRA.KILNS',
      'not-a-name',
      'a'.repeat(31),
      'https://www.instagram.com/p/C0ffee/',
    ].join('\n'),
  );
  await expect(chips(page)).toHaveText(['@mira.kilns', '@northlight.yoga', '@ridge.and.rope']);
  const note = page.getByRole('status').filter({ hasText: 'left out' });
  await expect(note.getByRole('list', { name: '1 duplicate skipped' }).getByRole('listitem')).toHaveText([
    '@mira.kilns: already in the list',
  ]);
  await expect(note.getByRole('list', { name: '3 names left out' }).getByRole('listitem')).toHaveText([
    'not-a-name: only letters, digits, dots and underscores can be in a username',
    `${'a'.repeat(31)}: longer than 30 characters`,
    'https://www.instagram.com/p/C0ffee/: this link does not lead to a profile',
  ]);
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toBeHidden();
});

test('reads a dropped file and a chosen one', async ({ page }) => {
  const transfer = await page.evaluateHandle(() => {
    const given = new DataTransfer();
    given.items.add(new File(['name;username\nMira;mira.kilns\nTom;ridge.and.rope\n'], 'people.csv'));
    return given;
  });
  const form = page.locator('form').filter({ has: box(page) });
  await form.dispatchEvent('dragover', { dataTransfer: transfer });
  await form.dispatchEvent('drop', { dataTransfer: transfer });
  await page.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(chips(page)).toHaveText(['@mira.kilns', '@ridge.and.rope']);

  const file = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  const choose = async (chosen: ReturnType<typeof file>) => {
    const asking = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await asking).setFiles(chosen);
  };
  await choose(file('more.txt', 'northlight.yoga\n@oak.and.iron'));
  await expect(chips(page)).toHaveCount(4);
  await choose(file('picture.png', 'x'));
  await expect(page.getByText('Please choose a .csv, .txt or .xlsx file.', { exact: true })).toBeVisible();
});

test('keeps the chips through a reload', async ({ page }) => {
  await box(page).pressSequentially('mira.kilns,');
  await expect(chips(page)).toHaveCount(1);
  await page.reload();
  await expect(chips(page)).toHaveText(['@mira.kilns']);
});

test('queues what the credits reach for, keeps the rest as chips, and says so', async ({ page, trouble }) => {
  trouble.expect(402);
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

test('shows n of m while it queues, and can be stopped', async ({ page }) => {
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

test('says the detail, or its own words, when queueing fails', async ({ page, trouble }) => {
  trouble.expect(500);
  for (const [json, sentence] of [
    [{ detail: 'We are closed on Sundays' }, 'We are closed on Sundays'],
    [{}, 'Failed to queue DM generation'],
  ] as const) {
    await page.route('**/queue', (route) => route.fulfill({ status: 500, json }));
    await box(page).fill('mira.kilns');
    await box(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(chips(page)).toHaveText(['@mira.kilns']);
    await chips(page).first().click();
    await page.unrouteAll();
  }
});

test('asks which column of a table holds the usernames', async ({ page }) => {
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

  await paste(page, 'Account;Page\nAcme;https://instagram.com/acme.shop\nGlobex;instagram.com/globex');
  await expect(preview.getByRole('radio', { name: 'Page' })).toBeChecked();
  await preview.getByRole('button', { name: 'Cancel' }).click();
  await expect(preview).toBeHidden();
  await expect(chips(page)).toHaveCount(3);
});

test('asks before it takes the words of a sentence', async ({ page }) => {
  await box(page).pressSequentially('hello world');
  await box(page).press('Enter');
  await expect(page.getByText('Add 2 usernames: hello, world?', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeFocused();
  await expect(chips(page)).toHaveCount(0);
  await expectFine(page);
  await page.getByRole('button', { name: 'Leave out' }).click();
  await expect(box(page)).toBeFocused();
  await expect(page.getByText('Add 2 usernames: hello, world?', { exact: true })).toBeHidden();

  await paste(page, 'mira north @oak https://instagram.com/elm');
  await expect(chips(page)).toHaveText(['@oak', '@elm']);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(chips(page)).toHaveText(['@oak', '@elm', '@mira', '@north']);
});

test('lists everything that was left out, however long', async ({ page }) => {
  const impossible = Array.from({ length: 40 }, (_, index) => `not-a-name-${index}`);
  await paste(page, [...impossible, 'mira.kilns', '@mira.kilns'].join('\n'));
  const rejected = page.getByRole('list', { name: '40 names left out' });
  await expect(rejected.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('list', { name: '1 duplicate skipped' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all 40' }).click();
  await expect(rejected.getByRole('listitem')).toHaveCount(40);
  await expectFine(page);
  await rejected.focus();
  await page.keyboard.press('End');
  await expect(rejected.getByRole('listitem').last()).toBeInViewport();
});

test('leaves out who has a message already, and writes to them again when asked', async ({
  page,
  person,
}) => {
  const project = { ...studio, id: new URL(page.url()).pathname.split('/').at(-1) ?? '' };
  const other = await makeProject(person, { name: 'Autumn fair' });
  await makeMessages(person, project, ['mira.kilns']);
  await makeMessages(person, other, ['ridge.and.rope']);
  await paste(page, 'mira.kilns, ridge.and.rope, northlight.yoga');
  await expect(chips(page)).toHaveText(['@ridge.and.rope', '@northlight.yoga']);
  const out = page.getByRole('list', { name: '1 person left out' });
  await expect(out.getByRole('listitem')).toHaveText(/^@mira\.kilns: already written on /);
  const elsewhere = page.getByRole('list', { name: '1 person has a message in another project' });
  await expect(elsewhere.getByRole('listitem')).toHaveText('@ridge.and.rope: also in Autumn fair');
  await expectFine(page);

  await page.getByRole('button', { name: 'Write again for 1 credit' }).click();
  await expect(page.getByText('1 username(s) queued for processing!', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '@mira.kilns' })).toHaveCount(2);
  await expect(chips(page)).toHaveText(['@ridge.and.rope', '@northlight.yoga']);
});
