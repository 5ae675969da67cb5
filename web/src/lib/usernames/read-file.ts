// A list kept in a file: a text is read as if it were pasted, of a table the column named username or such, or the one
// that holds handles and links, or else the first.
import { parseCsv } from './parse-csv.ts';

export const fileTypes = '.csv,.txt,.xlsx';

export const fileProblems = {
  type: 'Please choose a .csv, .txt or .xlsx file.',
  size: 'That file is larger than 10 MB. Please split it.',
  unreadable: 'That file could not be read. Is it damaged or protected?',
  empty: 'There are no usernames in that file.',
} as const;

const mostBytes = 10 * 1024 * 1024;

export class FileProblem extends Error {}

/** A text as it stands, or the cells of a table that should hold usernames. */
export async function readUsernameFile(file: File): Promise<string | string[]> {
  const type = /\.(csv|txt|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!type) throw new FileProblem(fileProblems.type);
  if (file.size > mostBytes) throw new FileProblem(fileProblems.size);
  const content = await contentOf(file, type).catch(() => {
    throw new FileProblem(fileProblems.unreadable);
  });
  if (content.length === 0) throw new FileProblem(fileProblems.empty);
  return content;
}

async function contentOf(file: File, type: string): Promise<string | string[]> {
  if (type === 'xlsx') return column(await rowsOfWorkbook(file));
  const text = decode(await file.arrayBuffer());
  return type === 'csv'
    ? column(parseCsv(text))
    : withoutTitle(text.split(/\r\n|\n|\r/))
        .join('\n')
        .trim();
}

function column(rows: string[][]): string[] {
  const filled = rows.filter((row) => row.some((cell) => cell.trim()));
  // A single line is a list that was written sideways.
  const [first = []] = filled;
  if (filled.length === 1) return withoutTitle(first);
  const named = first.findIndex(isTitle);
  if (named !== -1) return cellsOf(filled.slice(1), named);
  const marked = markedColumn(filled);
  if (marked === undefined) return cellsOf(filled, 0);
  return cellsOf(isMarked(first[marked] ?? '') ? filled : filled.slice(1), marked);
}

function cellsOf(rows: string[][], index: number): string[] {
  return rows.map((row) => row[index] ?? '').filter((cell) => cell.trim());
}

/** The column most of whose cells can only be people on Instagram, whatever it is called. */
function markedColumn(rows: string[][]): number | undefined {
  const width = Math.max(...rows.map((row) => row.length));
  const counts = Array.from({ length: width }, (_, index) => cellsOf(rows, index).filter(isMarked).length);
  const most = Math.max(...counts);
  return most * 2 >= rows.length ? counts.indexOf(most) : undefined;
}

function isMarked(cell: string): boolean {
  return /^\s*@\w|instagram\.com\//i.test(cell);
}

function withoutTitle([first = '', ...rest]: string[]): string[] {
  return isTitle(first) ? rest : [first, ...rest];
}

function isTitle(cell: string): boolean {
  return namesPeople.test(cell) || namesInstagram.test(cell.trim());
}

const namesPeople = /^\W*(instagram[ _]?)?(user[ _-]?names?|handles?)\W*$/i;
/** With an @ before it, it would be somebody's name. */
const namesInstagram =
  /^((instagram|insta|ig)[ _-]?)?(instagram|insta|ig|handles?|profiles?|accounts?|urls?|links?)$/i;

async function rowsOfWorkbook(file: File): Promise<string[][]> {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { sheets: [0] });
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
}

/** Spreadsheets still save as UTF-16 or in an old code page; names themselves are plain letters in all of them. */
function decode(bytes: ArrayBuffer): string {
  const [a, b] = new Uint8Array(bytes);
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
