// Details of everyday use in a browser: tooltips, copying, dead ends, and the order of text with names in other scripts.
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import type { Person } from '../support/person.ts';
import { accountName, buyPack, connectInstagram } from '../support/sending.ts';
import { makeMessages, makeProject } from '../support/work.ts';

async function freeRewrites({ token }: Person, id: string): Promise<number | undefined> {
  type Shown = { id: string; free_rewrites: number };
  const shown = await callApi<Shown[]>('GET', '/scrape/messages', { token });
  return shown.find((message) => message.id === id)?.free_rewrites;
}

test.describe('a user with a right-to-left name', () => {
  test.use({ name: 'דנה לוי', permissions: ['clipboard-read', 'clipboard-write'] });

  test('the tag has a tooltip, names keep their place, and the confirmation text is copied', async ({
    page,
    person,
  }) => {
    await makeProject(person, { name: 'ورش الربيع – 2026' });
    await page.goto('/app/projects');
    const tag = page.getByRole('button', { name: 'SaaS' });
    await tag.focus();
    await expect(page.getByText(/^A label taken from words in your product description/)).toBeVisible();
    await tag.blur();
    await tag.hover();
    await expect(page.getByText(/^A label taken from words in your product description/)).toBeVisible();

    await page.getByRole('button', { name: /^Delete / }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('DELETE ورش الربيع – 2026', { exact: true }).click();
    expect(await page.evaluate(() => String(getSelection()))).toBe('DELETE ورش الربيع – 2026');
    await dialog.getByRole('button', { name: 'Copy the text to type' }).click();
    await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox').focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(dialog.getByRole('textbox')).toHaveValue('DELETE ورش الربيع – 2026');
    await dialog.getByRole('button', { name: 'Delete project' }).click();
    await expect(page.getByText('Project deleted successfully!')).toBeVisible();

    await page.goto('/app/dashboard');
    const greeting = page.getByRole('heading', { level: 1 });
    await expect(greeting).toHaveText('Hello, דנה לוי');
    const [hello, name] = await greeting.evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading.firstChild!);
      return [
        words.getBoundingClientRect().right,
        heading.querySelector('bdi')!.getBoundingClientRect().left,
      ];
    });
    expect(hello).toBeLessThanOrEqual(name + 1);
    await expect(page.getByRole('button', { name: 'דל, Your account' })).toBeVisible();
  });
});

test('without credits a rewrite leads to the packs, and the ledger shows where they were used', async ({
  page,
  person,
  pageErrors,
}) => {
  pageErrors.expect(402);
  const project = await makeProject(person);
  const names = Array.from({ length: 10 }, (_, i) => `mira.kilns${i}`);
  const messages = await makeMessages(person, project, names);
  const { id } = messages.at(-1)!;
  for (const left of [2, 1, 0]) {
    await callApi('POST', `/scrape/messages/${id}/regenerate`, { token: person.token, body: {} });
    await expect.poll(() => freeRewrites(person, id)).toBe(left);
  }

  await page.goto(`/app/projects/${project.id}`);
  const card = page.getByRole('article', { name: '@mira.kilns9' });
  await card.getByRole('button', { name: 'More actions for @mira.kilns9' }).click();
  await page.getByRole('menuitem', { name: 'Rewrite' }).click();
  await page.getByRole('button', { name: 'Rewrite for 1 credit' }).click();
  await expect(page.getByText('Insufficient credits')).toBeVisible();
  await page.getByRole('link', { name: 'See packs' }).click();
  await expect(page).toHaveURL('/app/payments');

  await page.getByRole('link', { name: 'Purchase history' }).click();
  const ledger = page.getByRole('region', { name: 'Credit history' });
  const last = ledger.getByRole('listitem').filter({ hasText: '@mira.kilns9' });
  await expect(last).toContainText('Written');
  await expect(last).toContainText('0 left');
  await expect(ledger.getByRole('listitem').filter({ hasText: '@mira.kilns0' })).toContainText('9 left');
  await expectFine(page);
});

test('a message to a person on the do-not-contact list offers only their removal from it', async ({
  page,
  person,
}) => {
  await buyPack(person);
  await connectInstagram(person, accountName());
  await callApi('PUT', '/sending', { token: person.token, body: { paused: true } });
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  await callApi('POST', '/do-not-contact', { token: person.token, body: { usernames: ['mira.kilns'] } });
  await callApi('PUT', '/sending', { token: person.token, body: { paused: false } });
  await page.goto('/app/messages');
  const card = page.getByRole('article', { name: '@mira.kilns' });
  await expect(card).toContainText('This person is on your do-not-contact list.');
  await expect(card.getByRole('button', { name: 'Send now' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Remove from list' }).click();
  await expect(card.getByRole('button', { name: 'Send now' })).toBeVisible();
});
