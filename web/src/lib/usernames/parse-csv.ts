// Parses a table: commas, semicolons or tabs, with quoted cells.
export function parseCsv(text: string, separator = separatorOf(text)): string[][] {
  // An unclosed quote is an ordinary character; otherwise it would swallow the rest.
  return parse(text, separator, true) ?? parse(text, separator, false) ?? [];
}

function parse(text: string, separator: string, quotes: boolean): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;

  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (quotes && sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === separator) {
      row.push(cell);
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at++;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else {
      cell += sign;
    }
  }
  if (quoted) return undefined;
  if (cell || row.length > 0) rows.push([...row, cell]);
  return rows;
}

/** The most frequent separator in the first non-empty line. */
function separatorOf(text: string): string {
  const line = text.split(/\r\n|\n|\r/).find((one) => one.trim()) ?? '';
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
