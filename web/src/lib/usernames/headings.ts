// The headings of a table: which row they are in, and what they say about their columns.
import { judgeCell } from './judge-cell.ts';

/** Undefined if the table starts with data. */
export function headingRow(rows: readonly (readonly string[])[]): number | undefined {
  // There may be a title above the headings, alone in its row.
  const at = rows.findIndex((row) => row.filter((cell) => cell.trim()).length > 1);
  const row = rows[at];
  if (!row || row.some(isContent)) return undefined;
  return isNamed(row) || contrasts(row, rows.slice(at + 1)) ? at : undefined;
}

/** Contains only headings. */
export function isHeadings(row: readonly string[]): boolean {
  return row.every((cell) => isKnown(cell) || isTitle(cell));
}

/** A heading for usernames, whatever is below it. */
export function isTitle(cell: string): boolean {
  return namesPeople.test(cell) || namesInstagram.test(cell.trim()) || namesPages.test(cell.trim());
}

/** How strongly a heading indicates a column of usernames, or excludes it. */
export function weightOf(heading: string): number {
  const text = heading.trim();
  if (namesPeople.test(text) || namesInstagram.test(text)) return 0.5;
  if (otherNetwork.test(text)) return -0.6;
  if (namesPages.test(text)) return 0.15;
  return isKnown(text) ? -0.3 : 0;
}

/** Half of it are words typical of headings, or one is a heading for usernames. */
function isNamed(row: readonly string[]): boolean {
  const filled = row.filter((cell) => cell.trim());
  const sure = filled.some((cell) => namesPeople.test(cell) || namesInstagram.test(cell.trim()));
  return sure || filled.filter((cell) => isKnown(cell) || isTitle(cell)).length * 2 >= filled.length;
}

/** Words above a column of handles, addresses or numbers. */
function contrasts(row: readonly string[], below: readonly (readonly string[])[]): boolean {
  return row.some((cell, index) => {
    const filled = below.map((one) => one[index] ?? '').filter((one) => one.trim());
    return cell.trim() !== '' && filled.length > 0 && filled.filter(isContent).length * 2 > filled.length;
  });
}

/** Never part of a heading. */
function isContent(cell: string): boolean {
  const kind = judgeCell(cell);
  return kind === 'link' || kind === 'handle' || /\S@\S|:\/\/|^[\s\d.,:/+()-]*\d[\s\d.,:/+()-]*$/.test(cell);
}

function isKnown(cell: string): boolean {
  const words = cell.toLowerCase().match(/[\p{L}#]+/gu) ?? [];
  return words.length > 0 && words.length <= 4 && words.every((word) => known.has(word));
}

const namesPeople = /^\W*(instagram[ _]?)?(user[ _-]?names?|handles?)\W*$/i;
/** With an @ before it, it would be a username. */
const namesInstagram =
  /^(?:instagram|insta|ig)(?:[ _-]?(?:instagram|handles?|user[ _-]?names?|names?|profiles?|accounts?|urls?|links?))?$/i;
const namesPages = /^(?:profiles?|accounts?|urls?|links?)(?:[ _-]?(?:urls?|links?|names?))?$/i;
const otherNetwork =
  /\b(?:twitter|x|tik ?tok|facebook|fb|linked ?in|you ?tube|threads|pinterest|snapchat)\b/i;

const known = new Set(
  (
    '# no nr id number name names first last full given family surname vorname nachname contact person owner lead ' +
    'client customer company firma business brand organisation organization shop store title role job position ' +
    'city town stadt ort place location country land region state street address zip plz email e mail phone tel ' +
    'telefon telephone mobile website web site domain url link profile account username handle instagram insta ig ' +
    'twitter tiktok facebook linkedin youtube note notes comment comments remark category type industry branche niche ' +
    'status stage source tag tags date datum created added followers following posts bio language age gender score'
  ).split(' '),
);
