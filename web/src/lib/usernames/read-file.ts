// A list in a file: text is read as if it were pasted; for a table with several columns the user chooses.
import { isHeadings } from './headings.ts';
import { parseCsv } from './parse-csv.ts';
import { isTable, readRows, readText, withoutTitle, type Given } from './read-table.ts';

export const fileTypes = '.csv,.txt,.xlsx';

export const fileProblems = {
  type: 'Please choose a .csv, .txt or .xlsx file.',
  size: 'That file is larger than 10 MB. Please split it.',
  unreadable: 'That file could not be read. Is it damaged or protected?',
  empty: 'There are no usernames in that file.',
} as const;

const mostBytes = 10 * 1024 * 1024;

export class FileProblem extends Error {}

export async function readUsernameFile(file: File): Promise<Given> {
  const type = /\.(csv|txt|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!type) throw new FileProblem(fileProblems.type);
  if (file.size > mostBytes) throw new FileProblem(fileProblems.size);
  const content = await contentOf(file, type).catch(() => {
    throw new FileProblem(fileProblems.unreadable);
  });
  if (isTable(content) ? content.rows.length === 0 : content.length === 0)
    throw new FileProblem(fileProblems.empty);
  return content;
}

async function contentOf(file: File, type: string): Promise<Given> {
  if (type === 'xlsx') return readRows(await rowsOfWorkbook(file));
  const text = decode(await file.arrayBuffer());
  return type === 'csv' ? readCsv(text) : readText(text.trim());
}

function readCsv(text: string): Given {
  const rows = parseCsv(text).filter((row) => row.some((cell) => cell.trim()));
  const [first = []] = rows;
  if (rows.length !== 1) return readRows(rows);
  // A single line is a horizontal list.
  return isHeadings(first) ? [] : withoutTitle(first);
}

async function rowsOfWorkbook(file: File): Promise<string[][]> {
  const { readXlsx } = await import('hucre/xlsx');
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()), { sheets: [0] });
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
}

/** Spreadsheets still save as UTF-16 or in old code pages; usernames are plain letters in all of them. */
function decode(bytes: ArrayBuffer): string {
  const [a, b] = new Uint8Array(bytes);
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}
