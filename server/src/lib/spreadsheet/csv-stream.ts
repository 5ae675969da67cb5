// Rows as comma-separated text that Excel reads as UTF-8 and never as formulas.
import { Readable } from 'node:stream';
import type { Batches, Cell, Column } from './column.ts';
import { cleanText, fitCell } from './safe-text.ts';

export const csvType = 'text/csv; charset=utf-8';

const byteOrderMark = '\uFEFF';

export function csvStream<Row>(batches: Batches<Row>, columns: Column<Row>[]): Readable {
  return Readable.from(write(batches, columns), { objectMode: false });
}

async function* write<Row>(batches: Batches<Row>, columns: Column<Row>[]): AsyncGenerator<string> {
  yield byteOrderMark + line(columns.map((column) => column.header));
  for await (const batch of batches) {
    yield batch.map((row) => line(columns.map((column) => column.value(row)))).join('');
  }
}

function line(cells: Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`;
}

function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ');
  return quote(fitCell(disarm(cleanText(cell))));
}

/** Cells that a spreadsheet program would run as a formula, also in full-width letters or after spaces, get a leading apostrophe. */
function disarm(text: string): string {
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return text;
  const inside = text.replace(formulaInside, "$&'");
  return /^([\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\n])/u.test(inside) ? `'${inside}` : inside;
}

/**
 * A program whose separator is `;` or a tab, as Excel's is in many countries, does not see our quotes inside of what is one cell to it: it
 * splits there, and at line feeds. What begins like a formula there may go on in the next columns, so lists and telephone numbers get their
 * apostrophe too. Nothing that begins with `=)` or `-)` is a formula.
 */
const formulaInside = /[;\t\n][\p{Z}\p{Cf}"]*(?=[=+\-@＝＋－＠](?!\)))/gu;

/** Also around what other programs treat as a cell separator. */
function quote(text: string): string {
  return /[",;\t\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
