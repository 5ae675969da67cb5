// The exported file, downloaded and opened.
import { readFile } from 'node:fs/promises';
import { readWorkbook } from '../../server/src/lib/spreadsheet/testing/read-workbook.ts';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import { makeMessages, makeProject } from '../support/work.ts';

test('holds every message', async ({ page, person }) => {
  const project = await makeProject(person, { name: 'Größe & Co' });
  const messages = await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  await page.goto(`/app/projects/${project.id}`);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const download = await downloading;
  await expect(
    page.getByText('Excel file downloaded successfully! (2 messages)', { exact: true }),
  ).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^opener-.+-\d{4}-\d{2}-\d{2}\.xlsx$/);

  const [sheet] = readWorkbook(await readFile(await download.path()));
  expect(sheet?.rows[0]?.slice(0, 2)).toEqual(['Username', 'Full name']);
  expect(sheet?.frozenRows).toBe(1);
  expect(sheet?.rows.slice(1).map(([username]) => username)).toEqual(['anna.bakes', 'mira.kilns']);
  expect(sheet?.rows[2]).toContain(messages[0]!.generated_message);

  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export formats' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectFine(page);
  await page.getByRole('menuitem', { name: 'CSV file (.csv)' }).click();
  expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
});

test('holds only what the list shows, when that is asked for, and says how many', async ({
  page,
  person,
}) => {
  const project = await makeProject(person);
  const [mira] = await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  const { token } = person;
  await callApi('PUT', `/scrape/messages/${mira!.id}/sent`, { token, body: { sent: true } });
  await page.goto(`/app/projects/${project.id}?state=by_hand`);
  await page.getByRole('button', { name: 'Export formats' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel, only the 1 shown' }).click();
  const [sheet] = readWorkbook(await readFile(await (await downloading).path()));
  await expect(page.getByText('Excel file downloaded successfully! (1 messages)')).toBeVisible();
  const [header = [], ...rows] = sheet?.rows ?? [];
  expect(rows.map(([username]) => username)).toEqual(['mira.kilns']);
  const cell = (name: string) => rows[0]?.[header.indexOf(name)];
  expect([cell('State'), cell('Sent by')]).toEqual(['Sent by hand', 'By hand']);
});

test('can be chosen as a list of names in another project', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  await page.goto(`/app/projects/${project.id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const download = await downloading;
  const workbook = {
    name: download.suggestedFilename(),
    mimeType: '',
    buffer: await readFile(await download.path()),
  };

  // In the same project they would be left out, because they were written to there.
  const other = await makeProject(person);
  await page.goto(`/app/projects/${other.id}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await choosing).setFiles(workbook);
  // The right column is proposed.
  await page.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByRole('button', { name: /^Remove @/ })).toHaveText(['@anna.bakes', '@mira.kilns']);
});

test('says what went wrong', async ({ page, person, trouble }) => {
  trouble.expect(404, 500);
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  await page.goto(`/app/projects/${project.id}`);
  for (const [status, json, sentence] of [
    [404, {}, 'No messages found for this project.'],
    [500, { detail: 'We are closed on Sundays' }, 'We are closed on Sundays'],
    [500, {}, 'Failed to export messages. Please try again.'],
  ] as const) {
    await page.route('**/export*', (route) => route.fulfill({ status, json }));
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await page.unrouteAll();
  }
});
