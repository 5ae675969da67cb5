import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { fileProblems, readUsernameFile } from './read-file.ts';
import { cellsOf, isTable, type Given } from './read-table.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
/** What would be added if the user just confirms. */
const proposed = (given: Given) => (isTable(given) ? cellsOf(given, given.column) : given);

describe('readUsernameFile', () => {
  it.each([
    ['the first column', 'mira,Mira K\nnorth,North\n', ['mira', 'north']],
    [
      'the column named username',
      'id;Username;note\n1;mira;"a;b"\r\n2;north;"say ""hi""\n"\n',
      ['mira', 'north'],
    ],
    ['tabs and a mark of order', '\ufeffHandle\tName\nmira\tMira', ['mira']],
    [
      'the column called after Instagram',
      'name,Instagram\nAnna,@file.one\nTom,file.two\n',
      ['@file.one', 'file.two'],
    ],
    [
      'the column of handles and links, whatever it is called',
      'Anna,@one,x\nTom,https://instagram.com/two,y\n',
      ['@one', 'https://instagram.com/two'],
    ],
    ['the same under a heading', 'who,where\nAnna,@one\nTom,@two\n', ['@one', '@two']],
    ['rows with gaps', 'username,x\n\nmira,1\n,2\nnorth', ['mira', 'north']],
  ])('proposes %s of a .csv', async (_, text, names) => {
    const given = await readUsernameFile(file('list.csv', text));
    expect(isTable(given)).toBe(true);
    expect(proposed(given)).toEqual(names);
  });

  it.each([
    ['a line on its own', 'mira,north,hafen', ['mira', 'north', 'hafen']],
    ['a single column under its heading', 'IG handle\nmira\nnorth', ['mira', 'north']],
    ['somebody whose name sounds like a heading', '@instagram\n@mira\n', ['@instagram', '@mira']],
    ['one column and nothing beside it', 'mira,\nnorth,\n', ['mira', 'north']],
    ['handles side by side', '@mira,@north\n@hafen,@oak', ['@mira', '@north', '@hafen', '@oak']],
  ])('takes %s of a .csv, without a choice', async (_, text, names) => {
    expect(await readUsernameFile(file('list.csv', text))).toEqual(names);
  });

  it('takes a .txt as it is, without its title', async () => {
    expect(await readUsernameFile(file('LIST.TXT', 'username\nmira\n\nnorth, hafen'))).toBe(
      'mira\n\nnorth, hafen',
    );
  });

  it('finds the table in a .txt', async () => {
    const given = await readUsernameFile(file('list.txt', 'Name\tInstagram\nMira\t@mira\nTom\t@north'));
    expect(proposed(given)).toEqual(['@mira', '@north']);
  });

  it('reads UTF-16, as spreadsheets write it', async () => {
    const text = '\ufeffusername\tname\nmira\tMíra';
    const bytes = new Uint8Array(new Uint16Array(Array.from(text, (sign) => sign.charCodeAt(0))).buffer);
    expect(proposed(await readUsernameFile(file('a.csv', bytes)))).toEqual(['mira']);
  });

  it('proposes the column named username of an .xlsx', async () => {
    const book = await writeXlsx({
      sheets: [
        {
          name: 'People',
          rows: [
            ['Name', 'username'],
            ['Mira', '@mira'],
            ['7', 7],
            ['None', null],
          ],
        },
      ],
    });
    const given = await readUsernameFile(file('people.xlsx', new Uint8Array(book)));
    expect(proposed(given)).toEqual(['@mira', '7']);
  });

  it.each([
    ['photo.png', 'x', fileProblems.type],
    ['list.csv', ' \n', fileProblems.empty],
    ['headings.csv', 'Name,Instagram\n', fileProblems.empty],
    ['broken.xlsx', 'not a workbook', fileProblems.unreadable],
    ['huge.txt', new Uint8Array(10 * 1024 * 1024 + 1), fileProblems.size],
  ])('says what is wrong with %s', async (name, content, problem) => {
    await expect(readUsernameFile(file(name, content))).rejects.toThrow(problem);
  });
});
