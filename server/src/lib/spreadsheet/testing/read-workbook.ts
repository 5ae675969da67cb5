// Opens a workbook with a library that had no part in writing it.
import { type CellObject, read, type WorkBook } from '@e965/xlsx';
import * as z from 'zod/mini';
import type { Cell } from '../column.ts';

export type ReadSheet = {
  rows: Cell[][];
  formulas: number;
  widths: (number | undefined)[];
  frozenRows: number;
  /** Counted from 1; a row is bold when all of its cells are. */
  boldRows: number[];
};

/** What the library keeps besides its documented fields: the parts of the file, and the styles it understood. */
const Insides = z.object({
  files: z.record(z.string(), z.object({ content: z.optional(z.instanceof(Uint8Array)) })),
  Styles: z.object({
    Fonts: z.array(z.object({ bold: z.optional(z.number()) })),
    CellXf: z.array(z.object({ fontId: z.number() })),
  }),
});

export function readWorkbook(file: Buffer): ReadSheet[] {
  const workbook = read(file, { cellDates: true, UTC: true, cellStyles: true, bookFiles: true, dense: true });
  return workbook.SheetNames.map((name, i) => readSheet(workbook, name, `xl/worksheets/sheet${i + 1}.xml`));
}

function readSheet(workbook: WorkBook, name: string, part: string): ReadSheet {
  const sheet = workbook.Sheets[name]!;
  const cells: (CellObject | undefined)[][] = sheet['!data'] ?? [];
  const { files, Styles } = Insides.parse(workbook);
  const xml = new TextDecoder().decode(files[part]!.content);
  const isBold = (style: string) => Styles.Fonts[Styles.CellXf[Number(style)]!.fontId]!.bold === 1;
  const rows = [...xml.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c [^>]*>/g)].every(([cell]) => isBold(/ s="(\d+)"/.exec(cell)?.[1] ?? '0')),
  );
  return {
    rows: cells.map((row) => Array.from(row, (cell) => valueOf(cell))),
    formulas: cells.flat().filter((cell) => cell?.f !== undefined).length,
    widths: (sheet['!cols'] ?? []).map((column) => column.width),
    frozenRows: Number(/<pane [^>]*ySplit="(\d+)"[^>]*state="frozen"/.exec(xml)?.[1] ?? 0),
    boldRows: rows.flatMap((bold, i) => (bold ? [i + 1] : [])),
  };
}

function valueOf(cell: CellObject | undefined): Cell {
  const value = cell?.v ?? null;
  if (typeof value === 'boolean') throw new Error('No cell of ours is a truth value');
  // A moment is a fraction of a day in the file, and comes back up to a millisecond short.
  return value instanceof Date ? new Date(Math.round(value.getTime() / 1000) * 1000) : value;
}
