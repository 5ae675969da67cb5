// Turns rows of cells into a table with its most likely username column, or into a plain list.
import { headingRow, isTitle, weightOf } from './headings.ts';
import { judgeCell, type CellKind } from './judge-cell.ts';
import { parseCsv } from './parse-csv.ts';

export interface Table {
  headings: readonly string[] | undefined;
  rows: readonly (readonly string[])[];
  /** How many columns there are. */
  width: number;
  /** The likely username column. */
  column: number;
}

/** The user's input: a text, cells with one name each, or several columns to choose from. */
export type Given = string | readonly string[] | Table;

export function isTable(given: Given): given is Table {
  return typeof given === 'object' && 'rows' in given;
}

/** A text as it is, unless it was copied from a table. */
export function readText(text: string): string | Table {
  const lines = text.split(lineBreak).filter((line) => line.trim());
  const tabbed = lines.filter((line) => line.trim().includes('\t')).length;
  const rows = tabbed > 0 && tabbed * 2 >= lines.length ? parseCsv(text, '\t') : evenRows(text, lines.length);
  const given = rows && readRows(rows);
  return given && isTable(given)
    ? given
    : withoutTitle(lines).length < lines.length
      ? afterTitle(text)
      : text;
}

/** Cells if there is one column, or nothing but handles; else a table. */
export function readRows(given: readonly (readonly string[])[]): readonly string[] | Table {
  const rows = withoutEmpty(given);
  const width = widthOf(rows);
  if (width <= 1) return withoutTitle(rows.flat());
  const heading = headingRow(rows);
  const people = heading === undefined ? rows : rows.slice(heading + 1);
  const kinds = people.map((row) => row.map(judgeCell));
  if (heading === undefined && isList(people, kinds)) return people.flat();
  const headings = heading === undefined ? undefined : rows[heading];
  return { headings, rows: people, width, column: likeliest(people, kinds, headings) };
}

export function cellsOf({ rows }: Pick<Table, 'rows'>, column: number): string[] {
  return rows.map((row) => row[column] ?? '').filter((cell) => cell.trim());
}

export function withoutTitle(lines: readonly string[]): readonly string[] {
  return lines.length > 1 && isTitle(lines[0] ?? '') ? lines.slice(1) : lines;
}

const lineBreak = /\r\n|\n|\r/;

function afterTitle(text: string): string {
  return text.trimStart().split(lineBreak).slice(1).join('\n');
}

/** Several lines with the same number of commas or semicolons. */
function evenRows(text: string, lines: number): string[][] | undefined {
  if (lines < 2) return undefined;
  for (const separator of [',', ';']) {
    const rows = parseCsv(text, separator).filter(isFilled);
    const width = rows[0]?.length ?? 0;
    if (rows.length > 1 && width > 1 && rows.every((row) => row.length === width)) return rows;
  }
  return undefined;
}

function withoutEmpty(given: readonly (readonly string[])[]): string[][] {
  const rows = given.filter(isFilled);
  const used = new Set<number>();
  for (const row of rows) row.forEach((cell, index) => cell.trim() && used.add(index));
  return rows.map((row) => row.filter((_, index) => used.has(index)).map((cell) => cell.trim()));
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell.trim());
}

/** Row by row: a call cannot have as many arguments as a table may have rows. */
function widthOf(rows: readonly (readonly string[])[]): number {
  return rows.reduce((width, row) => Math.max(width, row.length), 0);
}

type Kinds = readonly (readonly CellKind[])[];

/** Handles side by side: all may be usernames, no column stands out, and none repeats itself. */
function isList(rows: readonly (readonly string[])[], kinds: Kinds): boolean {
  if (kinds.flat().includes('other')) return false;
  const width = widthOf(rows);
  const columns = Array.from({ length: width }, (_, index) => {
    const cells = cellsOf({ rows }, index);
    const clear = kinds.filter((row) => isClear(row[index])).length;
    return { repeats: new Set(cells).size < cells.length, all: clear === cells.length, none: clear === 0 };
  });
  const differ = columns.some(({ all }) => all) && columns.some(({ none }) => none);
  return !differ && !columns.some(({ repeats }) => repeats);
}

function isClear(kind: CellKind | undefined): boolean {
  return kind === 'link' || kind === 'handle' || kind === 'likely';
}

const worth: Record<CellKind, number> = {
  link: 1.2,
  handle: 1,
  likely: 0.8,
  possible: 0.4,
  other: 0,
  blank: 0,
};

/** By content first; the headings decide between similar columns. */
function likeliest(
  rows: readonly (readonly string[])[],
  kinds: Kinds,
  headings: readonly string[] | undefined,
): number {
  const width = Math.max(widthOf(rows), headings?.length ?? 0, 1);
  const scores = Array.from({ length: width }, (_, index) => {
    const cells = cellsOf({ rows }, index);
    const column = kinds.map((row) => row[index] ?? 'blank');
    const sure = column.filter((kind) => kind === 'link' || kind === 'handle').length;
    const content = column.reduce((sum, kind) => sum + worth[kind], 0) / Math.max(rows.length, 1);
    // Usernames are distinct; a state or a category repeats.
    const variety = new Set(cells).size / Math.max(cells.length, 1);
    const certain = sure * 2 >= cells.length && sure * 10 >= rows.length && sure > 0;
    return (certain ? 10 : 0) + content * variety + weightOf(headings?.[index] ?? '');
  });
  return scores.reduce((best, score, column) => (score > scores[best]! ? column : best), 0);
}
