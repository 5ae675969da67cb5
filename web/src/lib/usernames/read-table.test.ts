import { describe, expect, it } from 'vitest';
import { cellsOf, isTable, readRows, readText } from './read-table.ts';
import { readColumn } from './read-column.ts';
import { readUsernames } from '@opener/contract/read-usernames';

const knowing = (listed: string[], queued: string[]) => (cells: readonly string[]) =>
  readUsernames(cells, { listed: new Set(listed), queued: new Set(queued) });
const nobody = knowing([], []);
const table = (text: string) => {
  const given = readText(text);
  if (!isTable(given)) throw new Error(`not a table: ${text}`);
  return { ...given, proposed: cellsOf(given, given.column) };
};

describe('a pasted text', () => {
  it('is a table when it has tabs', () => {
    const found = table('Name\tInstagram\tCity\nAnna\tanna.b\tBerlin\nTom\ttomtom\tRome\nEva\teva_x\tParis');
    expect(found.headings).toEqual(['Name', 'Instagram', 'City']);
    expect(found.rows).toHaveLength(3);
    expect(found.proposed).toEqual(['anna.b', 'tomtom', 'eva_x']);
  });

  it.each([
    ['commas', 'Anna,anna.b,Berlin\nTom,tom_t,Rome'],
    ['semicolons', 'Anna;anna.b;Berlin\n\nTom;tom_t;Rome\n'],
    ['commas within quotes', '"Anna, of B",anna.b\nTom,tom_t'],
    ['a title above', 'Our leads\n\nName\tHandle\nAnna\tanna.b\nTom\ttom_t'],
    ['a quote that nobody closed', 'Anna\tanna.b\t"x\nTom\ttom_t\ty'],
  ])('is a table with %s', (_, text) => {
    expect(table(text).proposed).toEqual(['anna.b', 'tom_t']);
  });

  it('is a table of one row, when that row holds more than handles', () => {
    expect(table('Anna K\t@anna\tBerlin').proposed).toEqual(['@anna']);
  });

  it.each([
    'mira, north, hafen',
    'Anna, Tom, Eva',
    'mira\nnorth\nhafen',
    '@a, @b\n@c, @d',
    'mira, north\nhafen, oak',
    'mira.k,north\nhafen,oak_x',
    'mira,\nnorth,\n',
    '@mira, north\nhttps://instagram.com/hafen',
    'mira\tnorth\thafen',
    'a\nb\nc\td',
    '',
  ])('stays a list: %j', (text) => {
    expect(readText(text)).toBe(text);
  });

  it('loses the heading of its only column', () => {
    expect(readText('Instagram\nmira\nnorth')).toBe('mira\nnorth');
    expect(readText('@instagram\nmira')).toBe('@instagram\nmira');
    expect(readText('instagram')).toBe('instagram');
  });
});

describe('the proposed column', () => {
  it.each([
    [
      'links rather than companies under "Account"',
      'Account,Page\nAcme,https://instagram.com/acme\nGlobex,instagram.com/globex',
      1,
    ],
    ['handles rather than names', 'Anna,@one\nTom,@two', 1],
    ['handles without headings in lower case', 'anna,anna.b\ntom,tom_x', 1],
    ['bare names by their look', 'Anna,mira,Berlin,7\nTom,hafen,Rome,8', 1],
    [
      'none of numbers, dates, addresses and domains',
      '1,1.2.2024,a@b.de,mira.de,hafen\n2,3.2.2024,c@d.de,x.com,oak',
      4,
    ],
    ['Instagram rather than another network', 'TikTok,Instagram\n@a,@b\n@c,@d', 1],
    ['few links rather than many names', 'name,page\nanna,\ntom,\neva,instagram.com/eva\nmia,', 1],
    ['no state that repeats itself', 'x,y\nhafen,open\noak,open\nelm,done', 0],
    ['by heading when the cells look alike', 'Lead,Username,Brand\nMira,Kilns,Ash\nNorth,Light,Elm', 1],
    ['a username rather than an id', 'id,handle\nu_1,mira\nu_2,north', 1],
    [
      'profiles rather than posts',
      'Post,Profile\ninstagram.com/p/a1,instagram.com/a\ninstagram.com/p/b2,instagram.com/b',
      1,
    ],
  ])('is that of %s', (_, text, column) => {
    expect(table(text).column).toBe(column);
  });

  it.each([
    ['Anna,@one\nTom,@two', undefined],
    ['Tom,owner,tom.x\nEva,staff,eva.y', undefined],
    ['who,where\nAnna,@one', ['who', 'where']],
    ['item,price\nAnna,12\nTom,14', ['item', 'price']],
    ['First name,E-mail\nAnna,a@b.de', ['First name', 'E-mail']],
  ])('knows whether %j has headings', (text, headings) => {
    expect(table(text).headings).toEqual(headings);
  });
});

it('drops empty rows and columns', () => {
  expect(readRows([['', 'Name', '', 'IG'], [], ['', 'Anna', '', 'anna.b', ' ']])).toMatchObject({
    headings: ['Name', 'IG'],
    rows: [['Anna', 'anna.b']],
    width: 2,
    column: 1,
  });
});

describe('readColumn', () => {
  const found = table('Name\tIG\nAnna B\t@anna\nTom\t\nEva\t@anna\nMia\tno-name\nIda\t@ida');

  it('counts who would be added, and what would not', () => {
    expect(readColumn(found, 1, nobody)).toEqual({
      cells: ['@anna', '@anna', 'no-name', '@ida'],
      people: 2,
      summary: '2 people will be added · 1 cell cannot be a username · 1 duplicate · 1 row without one',
    });
    expect(readColumn(found, 1, knowing(['anna'], ['ida'])).summary).toBe(
      'No one will be added · 1 cell cannot be a username · 3 duplicates · 1 row without one',
    );
    expect(readColumn(found, 0, nobody).summary).toBe('4 people will be added · 1 cell cannot be a username');
  });
});

it('reads a table of ten thousand rows quickly', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `Name ${index}\tuser_${index}\tBerlin`);
  expect(table(lines.join('\n')).proposed).toHaveLength(10_000);
});

describe('more than a call can have arguments', () => {
  const many = (cell: string) => Array.from({ length: 130_000 }, (_, index) => `${cell}${index}`);

  it('are read as rows', () => {
    const lines = many('Name ').map((name, index) => `${name}\tuser_${index}`);
    expect(table(`Name\tInstagram\n${lines.join('\n')}`).proposed).toHaveLength(130_000);
  });

  it('are read as handles side by side', () => {
    const rows = many('@user_').map((name, index) => [name, `@other_${index}`]);
    expect(readRows(rows)).toHaveLength(260_000);
  });

  it('are read as columns', () => {
    expect(table(`${many('Name ').join('\t')}\t@mira`).proposed).toEqual(['@mira']);
  });
});
