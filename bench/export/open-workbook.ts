// Opens a workbook with a library that did not write it. Only this bench installs it.
import { installTool } from '../../scripts/install-tool.mjs';

type Row = ({ v?: unknown } | undefined)[];
type Workbook = { SheetNames: string[]; Sheets: Record<string, { '!data'?: Row[] }> };
type Read = (file: Buffer, options: { cellDates: true; UTC: true; dense: true }) => Workbook;

const { read } = (await installTool('bench/export')('@e965/xlsx')) as { read: Read };

/** The rows of the first sheet. */
export function openWorkbook(file: Buffer): Row[] {
  const { Sheets, SheetNames } = read(file, { cellDates: true, UTC: true, dense: true });
  return Sheets[SheetNames[0]!]!['!data']!;
}
