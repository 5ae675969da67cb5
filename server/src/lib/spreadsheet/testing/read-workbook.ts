// Reads a workbook according to its standard (ECMA-376), without the library that wrote it.
import { strFromU8, unzipSync } from 'fflate';
import type { Cell } from '../column.ts';
import { type Element, elementsIn, readXml } from './read-xml.ts';

export type ReadSheet = {
  rows: Cell[][];
  formulas: number;
  widths: (number | undefined)[];
  frozenRows: number;
  /** Counted from 1; a row is bold if all of its cells are. */
  boldRows: number[];
};

type Style = { bold: boolean; moment: boolean };

const dayMs = 86_400_000;
/** 1970-01-01 as a spreadsheet's day number. */
const epoch = 25_569;

export function readWorkbook(file: Buffer): ReadSheet[] {
  const parts = unzipSync(file);
  const part = (name: string) => readXml(strFromU8(parts[`xl/${name}`]!));
  const styles = readStyles(part('styles.xml'));
  const sheets = elementsIn(part('workbook.xml'), 'sheet');
  return sheets.map((_, i) => readSheet(part(`worksheets/sheet${i + 1}.xml`), styles));
}

function readStyles(root: Element): Style[] {
  const codes = new Map(
    elementsIn(root, 'numFmt').map(({ attributes }) => [attributes['numFmtId'], attributes['formatCode']]),
  );
  const boldFonts = elementsIn(root, 'font').map((font) => elementsIn(font, 'b').length > 0);
  return elementsIn(elementsIn(root, 'cellXfs')[0]!, 'xf').map(({ attributes }) => ({
    bold: boldFonts[Number(attributes['fontId'])]!,
    moment: /[ymdhs]/.test(codes.get(attributes['numFmtId']) ?? ''),
  }));
}

function readSheet(root: Element, styles: Style[]): ReadSheet {
  const rows = elementsIn(root, 'row').map((row) => elementsIn(row, 'c'));
  const styleOf = (cell: Element) => styles[Number(cell.attributes['s'] ?? 0)]!;
  const frozen = elementsIn(root, 'pane').find(({ attributes }) => attributes['state'] === 'frozen');
  return {
    rows: rows.map((cells, y) => cells.map((cell, x) => valueOf(inPlace(cell, x, y), styleOf(cell)))),
    formulas: elementsIn(root, 'f').length,
    widths: elementsIn(root, 'col').map(({ attributes }) => Number(attributes['width'])),
    frozenRows: Number(frozen?.attributes['ySplit'] ?? 0),
    boldRows: rows.flatMap((cells, y) => (cells.every((cell) => styleOf(cell).bold) ? [y + 1] : [])),
  };
}

function inPlace(cell: Element, x: number, y: number): Element {
  const place = `${String.fromCodePoint(65 + x)}${y + 1}`;
  if (cell.attributes['r'] !== place) throw new Error(`${cell.attributes['r']} is where ${place} belongs`);
  return cell;
}

function valueOf(cell: Element, style: Style): Cell {
  const type = cell.attributes['t'] ?? 'n';
  if (type === 'inlineStr') return decode(elementsIn(cell, 't')[0]!.text);
  if (type !== 'n') throw new Error(`No cell of ours is of the type ${type}`);
  const number = elementsIn(cell, 'v')[0]?.text;
  if (number === undefined) return null;
  // A time is a fraction of a day and may be up to a millisecond short.
  return style.moment
    ? new Date(Math.round(((Number(number) - epoch) * dayMs) / 1000) * 1000)
    : Number(number);
}

/** `_x000D_` is a character that XML cannot contain, `_x005F_` an underscore that would start such a sequence. */
function decode(text: string): string {
  return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
