import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { fileProblems, readUsernameFile } from './read-file.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

describe('readUsernameFile', () => {
  it.each([
    ['the first column', 'mira,Mira K\nnorth,North\n', ['mira', 'north']],
    [
      'the column named username',
      'id;Username;note\n1;mira;"a;b"\r\n2;north;"say ""hi""\n"\n',
      ['mira', 'north'],
    ],
    ['a line on its own', 'mira,north,hafen', ['mira', 'north', 'hafen']],
    ['tabs and a mark of order', '\ufeffHandle\tName\nmira\tMira', ['mira']],
    [
      'the column called after Instagram',
      'name,Instagram\nAnna,@file.one\nTom,file.two\n',
      ['@file.one', 'file.two'],
    ],
    ['a single column called so', 'IG handle\nmira\nnorth', ['mira', 'north']],
    [
      'the column of handles and links, whatever it is called',
      'Anna,@one,x\nTom,https://instagram.com/two,y\n',
      ['@one', 'https://instagram.com/two'],
    ],
    ['the same under a heading', 'who,where\nAnna,@one\nTom,@two\n', ['@one', '@two']],
    ['somebody whose name sounds like a heading', '@instagram\n@mira\n', ['@instagram', '@mira']],
    ['rows with gaps', 'username,x\n\nmira,1\n,2\nnorth', ['mira', 'north']],
  ])('takes %s of a .csv', async (_, text, names) => {
    expect(await readUsernameFile(file('list.csv', text))).toEqual(names);
  });

  it('takes a .txt as it stands, without its title', async () => {
    expect(await readUsernameFile(file('LIST.TXT', 'username\nmira\n\nnorth, hafen'))).toBe(
      'mira\n\nnorth, hafen',
    );
  });

  it('reads UTF-16, as spreadsheets write it', async () => {
    const text = '\ufeffusername\tname\nmira\tMíra';
    const bytes = new Uint8Array(new Uint16Array(Array.from(text, (sign) => sign.charCodeAt(0))).buffer);
    expect(await readUsernameFile(file('a.csv', bytes))).toEqual(['mira']);
  });

  it('takes the column named username of an .xlsx', async () => {
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
    expect(await readUsernameFile(file('people.xlsx', new Uint8Array(book)))).toEqual(['@mira', '7']);
  });

  it.each([
    ['photo.png', 'x', fileProblems.type],
    ['list.csv', ' \n', fileProblems.empty],
    ['broken.xlsx', 'not a workbook', fileProblems.unreadable],
    ['huge.txt', new Uint8Array(10 * 1024 * 1024 + 1), fileProblems.size],
  ])('says what is wrong with %s', async (name, content, problem) => {
    await expect(readUsernameFile(file(name, content))).rejects.toThrow(problem);
  });
});
