import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { readWorkbook } from './testing/read-workbook.ts';
import type { Cell, Column } from './column.ts';
import { cellLimit } from './safe-text.ts';
import { xlsxStream } from './xlsx-stream.ts';

type Row = { text: string | null; count: number | null; at: Date | null };

const columns: Column<Row>[] = [
  { header: 'Text', width: 30, kind: 'text', value: (row) => row.text },
  { header: 'Count', width: 12, kind: 'count', value: (row) => row.count },
  { header: 'At', width: 18, kind: 'moment', value: (row) => row.at },
];
const aRow: Row = { text: 'hello', count: 12_000, at: new Date('2026-03-01T09:08:07.000Z') };

async function* batches(...rows: Row[]) {
  for (const row of rows) yield [row];
}

async function open(rows: Row[], rowsPerSheet?: number) {
  return readWorkbook(await buffer(xlsxStream(batches(...rows), columns, 'Sheet', rowsPerSheet)));
}

async function textOf(text: string): Promise<Cell | undefined> {
  return (await open([{ ...aRow, text }]))[0]!.rows[1]![0];
}

test('numbers are numbers, dates are dates, nothing is nothing', async () => {
  const sheets = await open([aRow, { text: null, count: null, at: null }, aRow]);
  const [header, first, empty, last] = sheets[0]!.rows;
  expect(header).toEqual(['Text', 'Count', 'At']);
  expect(first).toEqual([aRow.text, aRow.count, aRow.at]);
  expect(empty).toEqual([null, null, null]);
  expect(last).toEqual(first);
});

test('the header, and nothing else, is bold, and stays in view', async () => {
  const sheets = await open([aRow, aRow]);
  expect(sheets[0]!.boldRows).toEqual([1]);
  expect(sheets[0]!.frozenRows).toBe(1);
  expect(sheets[0]!.widths).toEqual([30, 12, 18]);
});

test('each further sheet begins with the bold header', async () => {
  const sheets = await open([aRow, aRow, aRow, aRow, aRow], 3);
  expect(sheets.map(({ rows }) => rows.length)).toEqual([3, 3, 2]);
  expect(sheets.map(({ boldRows }) => boldRows)).toEqual([[1], [1], [1]]);
  expect(sheets.map(({ rows }) => rows[0])).toEqual(Array.from({ length: 3 }, () => ['Text', 'Count', 'At']));
});

test('a table without rows is a header', async () => {
  expect((await open([]))[0]!.rows).toEqual([['Text', 'Count', 'At']]);
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@a',
  '_x0041_',
  '_x005F_x0041_x0042_',
  '_xABcd_',
  ' a ',
  '<&>"\'',
  '😀 שלום\nمرحبا',
])('the text %j stays that text', async (text) => expect(await textOf(text)).toBe(text));

test('a workbook holds no formula', async () => {
  const [sheet] = await open([{ ...aRow, text: '=HYPERLINK("http://example.com")' }]);
  expect(sheet!.formulas).toBe(0);
});

test('what a cell cannot hold is left out', async () => {
  expect(await textOf('a\u0000b\u0008c\uFFFFd\uD800e')).toBe('abcde');
  expect(await textOf('x'.repeat(40_000))).toBe('x'.repeat(cellLimit));
  expect(await textOf(`_x0041_${'x'.repeat(40_000)}`)).toHaveLength(cellLimit);
});

test('rows are read only as they are taken, and no longer once nobody takes them', async () => {
  let read = 0;
  const ended = vi.fn<() => void>();
  async function* endless() {
    try {
      for (;;) yield Array.from({ length: 100 }, () => ({ ...aRow, text: `row ${read++}` }));
    } finally {
      ended();
    }
  }
  const stream = xlsxStream(endless(), columns, 'Sheet');
  await once(stream, 'readable');
  stream.destroy();
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 30_000);
  expect(read).toBeLessThan(100_000);
});

test('a fault of the source is a fault of the file', async () => {
  async function* failing() {
    yield [aRow];
    throw new Error('the source broke');
  }
  await expect(buffer(xlsxStream(failing(), columns, 'Sheet'))).rejects.toThrow('the source broke');
});
