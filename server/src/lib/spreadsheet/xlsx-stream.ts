// A workbook as a stream: rows are read only as fast as the file is consumed, and none is kept.
import { Readable } from 'node:stream';
import { type CellStyle, type ColumnDef, writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';
import type { Batches, Cell, Column } from './column.ts';
import { cleanText, fitCell } from './safe-text.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function xlsxStream<Row>(
  batches: Batches<Row>,
  columns: Column<Row>[],
  name: string,
  rowsPerSheet = XLSX_MAX_ROWS_PER_SHEET,
): Readable {
  const layout: ColumnDef[] = columns.map(({ width }) => ({ width }));
  const workbook = writeXlsxStream(rowsOf(batches, columns, layout, rowsPerSheet), {
    name,
    columns: layout,
    freezePane: { rows: 1 },
    maxRowsPerSheet: rowsPerSheet,
    repeatHeaders: false,
  });
  return Readable.fromWeb(workbook);
}

/**
 * The library styles a row by the layout at the time it takes the row, and has no style for a header: so the layout is bold for the header
 * and changes when the library asks for the next row.
 */
async function* rowsOf<Row>(
  batches: Batches<Row>,
  columns: Column<Row>[],
  layout: ColumnDef[],
  rowsPerSheet: number,
): AsyncGenerator<Cell[]> {
  const header = columns.map((column) => column.header);
  const dress = (styleOf: (column: Column<Row>) => CellStyle) =>
    layout.forEach((column, i) => (column.style = styleOf(columns[i]!)));
  let written = 0;

  dress(() => headerStyle);
  yield header;
  for await (const batch of batches) {
    for (const row of batch) {
      if (written > 0 && written % (rowsPerSheet - 1) === 0) {
        dress(() => headerStyle);
        yield header;
      }
      dress(({ kind }) => styles[kind]);
      yield columns.map((column) => safe(column.value(row)));
      written++;
    }
  }
}

function safe(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  return escapeMarks(fitCell(cleanText(cell))) || null;
}

/** In a workbook `_x0041_` is the letter A, so a literal underscore before such a sequence is escaped. */
function escapeMarks(text: string): string {
  return text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

const top = { vertical: 'top' } as const;
const headerStyle: CellStyle = {
  font: { name: 'Calibri', size: 11, bold: true },
  alignment: { vertical: 'center' },
};
const styles: Record<Column<unknown>['kind'], CellStyle> = {
  text: { alignment: top },
  'long text': { alignment: { ...top, wrapText: true } },
  count: { alignment: top, numFmt: '#,##0' },
  moment: { alignment: { ...top, horizontal: 'left' }, numFmt: 'yyyy-mm-dd hh:mm' },
};
