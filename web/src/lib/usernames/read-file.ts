// A list kept in a file: a text is read as if it were pasted, of a table the column named username, or else the first.
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
  const cells = filled.slice(named === -1 ? 0 : 1).map((row) => row[Math.max(named, 0)] ?? '');
  return cells.filter((cell) => cell.trim());
}

function withoutTitle([first = '', ...rest]: string[]): string[] {
  return isTitle(first) ? rest : [first, ...rest];
}

function isTitle(cell: string): boolean {
  return /^\W*(instagram[ _]?)?(user[ _-]?names?|handles?)\W*$/i.test(cell);
}

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
