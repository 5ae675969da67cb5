import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Cell, Column } from './column.ts';
import { csvStream } from './csv-stream.ts';
import { cellLimit } from './safe-text.ts';

const columns: Column<Cell>[] = [{ header: 'Value', width: 10, kind: 'text', value: (cell) => cell }];

async function written(...cells: Cell[]): Promise<string[]> {
  async function* batches() {
    yield cells;
  }
  const file = await text(csvStream(batches(), columns));
  return file.split('\r\n');
}

test('begins with a byte order mark and the header, and ends every line', async () => {
  async function* none() {}
  const bytes = await csvStream(none(), columns).toArray();
  expect(Buffer.concat(bytes)).toEqual(Buffer.from('\uFEFFValue\r\n'));
});

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\tcmd',
  '\rcmd',
  ' =1+1',
  '\u200b=1+1',
  '\u180e@SUM(A1)',
  '＝1+1',
  '-',
  '--5',
  '+49 151',
])('disarms %j', async (formula) => {
  const [, line] = await written(formula);
  expect(line!.replace(/^"/, '')).toMatch(/^'/);
});

test.each(['-5', '+49151', '-0.75', '12', 'a=b', 'mail@example.com'])('leaves %j alone', async (plain) => {
  expect((await written(plain))[1]).toBe(plain);
});

test.each([
  ['fine;=1+1', "fine;'=1+1"],
  ['fine\t=1+1', "fine\t'=1+1"],
  ['fine; =cmd|x', "fine; '=cmd|x"],
  ['fine\n \u200b=1', "fine\n \u200b'=1"],
  ['fine\t@SUM(A1)', "fine\t'@SUM(A1)"],
  ["fine\n+cmd|' /C calc'!A0", "fine\n'+cmd|' /C calc'!A0"],
  ['fine;-HYPERLINK("x")', 'fine;\'-HYPERLINK(""x"")'],
  ['fine;＝1', "fine;'＝1"],
  ['fine;"=1', `fine;""'=1`],
  ['fine;+1&', "fine;'+1&"],
  ["fine;+'cmd'|'/C calc'!'A0'", "fine;'+'cmd'|'/C calc'!'A0'"],
  ['fine\n-HYPERLINK ("x")', 'fine\n\'-HYPERLINK (""x"")'],
  ['open\n- Yoga (daily)\n+49(0)151 23\n@other.name', "open\n'- Yoga (daily)\n'+49(0)151 23\n'@other.name"],
])('disarms what another separator would make a formula of: %j', async (formula, disarmed) => {
  expect((await written(formula))[1]).toBe(`"${disarmed}"`);
});

test.each(['wink ;-)', 'wink ;=)', 'Mo-Fr; 9-17 @home', 'a; b = c'])(
  'leaves what nobody would run alone: %j',
  async (plain) => {
    expect((await written(plain))[1]).toBe(`"${plain}"`);
  },
);

test('numbers and moments are themselves, nothing is nothing', async () => {
  const [, ...lines] = await written(-12, 1234567.5, new Date('2026-03-01T09:08:07.654Z'), null);
  expect(lines).toEqual(['-12', '1234567.5', '2026-03-01 09:08:07', '', '']);
});

test('quotes what would break a line apart', async () => {
  expect((await written('a,b'))[1]).toBe('"a,b"');
  expect((await written('fine;so'))[1]).toBe('"fine;so"');
  expect((await written('fine\tso'))[1]).toBe('"fine\tso"');
  expect((await written('say "hi"'))[1]).toBe('"say ""hi"""');
  expect((await written('two\r\nlines'))[1]).toBe('"two\nlines"');
});

// It is both a space and a format character: if each may be taken as either, 40 of them take a day.
test('takes no time over byte order marks after a separator', async () => {
  const plain = `fine;${'\uFEFF'.repeat(20_000)}x`;
  expect((await written(plain))[1]).toBe(`"${plain}"`);
});

test('a disarmed text still fits a cell', async () => {
  expect((await written(`=${'a'.repeat(40_000)}`))[1]).toHaveLength(cellLimit);
});
