// The exported file, downloaded and opened.
import { readFile } from 'node:fs/promises';
import { readWorkbook } from '../../server/src/lib/spreadsheet/testing/read-workbook.ts';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import { makeMessages, makeProject } from '../support/work.ts';

test('an export has every message or only those shown, and can be used as a list of names', async ({
  page,
  person,
}) => {
  const { token } = person;
  const project = await makeProject(person, { name: 'Größe & Co' });
  const [mira, anna] = await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  await callApi('PUT', `/scrape/messages/${anna!.id}/sent`, { token, body: { sent: true } });
  await page.goto(`/app/projects/${project.id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const download = await downloading;
  const file = await readFile(await download.path());

  await test.step('every message is in the file', async () => {
    await expect(
      page.getByText('Excel file downloaded successfully! (2 messages)', { exact: true }),
    ).toBeVisible();
    expect(download.suggestedFilename()).toMatch(/^opener-.+-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const [sheet] = readWorkbook(file);
    expect(sheet?.rows[0]?.slice(0, 2)).toEqual(['Username', 'Full name']);
    expect(sheet?.frozenRows).toBe(1);
    expect(sheet?.rows.slice(1).map(([username]) => username)).toEqual(['anna.bakes', 'mira.kilns']);
    expect(sheet?.rows[2]).toContain(mira!.generated_message);
  });

  await test.step('it is available as CSV too', async () => {
    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export formats' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectFine(page);
    await page.getByRole('menuitem', { name: 'CSV file (.csv)' }).click();
    expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('it has only the shown messages on request', async () => {
    await page.goto(`/app/projects/${project.id}?state=by_hand`);
    await page.getByRole('button', { name: 'Export formats' }).click();
    const some = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel, only the 1 shown' }).click();
    const [sheet] = readWorkbook(await readFile(await (await some).path()));
    await expect(page.getByText('Excel file downloaded successfully! (1 messages)')).toBeVisible();
    const [header = [], ...rows] = sheet?.rows ?? [];
    expect(rows.map(([username]) => username)).toEqual(['anna.bakes']);
    const cell = (name: string) => rows[0]?.[header.indexOf(name)];
    expect([cell('State'), cell('Sent by')]).toEqual(['Sent by hand', 'By hand']);
  });

  await test.step('it leaves out what a search leaves out', async () => {
    await page.goto(`/app/projects/${project.id}?q=mira`);
    await page.getByRole('button', { name: 'Export formats' }).click();
    const some = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Excel, only the 1 shown' }).click();
    const [sheet] = readWorkbook(await readFile(await (await some).path()));
    expect(sheet?.rows.slice(1).map(([username]) => username)).toEqual(['mira.kilns']);
  });

  await test.step('it can be chosen as a list of names', async () => {
    // In the same project they would be left out as already written to.
    const other = await makeProject(person);
    await page.goto(`/app/projects/${other.id}`);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await choosing).setFiles({ name: download.suggestedFilename(), mimeType: '', buffer: file });
    // The right column is preselected.
    await page.getByRole('button', { name: 'Add 2 people' }).click();
    await expect(page.getByRole('button', { name: /^Remove @/ })).toHaveText(['@anna.bakes', '@mira.kilns']);
  });
});
