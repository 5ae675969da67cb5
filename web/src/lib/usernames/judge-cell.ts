// What a cell of a table is likely to hold, judged by itself.
import { isLink, readUsername } from '@opener/contract/read-usernames';

/**
 * `link` and `handle` can only be somebody on Instagram; `likely` is written as usernames are, and hardly anything else;
 * `possible` is a word that could be one.
 */
export type CellKind = 'blank' | 'link' | 'handle' | 'likely' | 'possible' | 'other';

export function judgeCell(cell: string): CellKind {
  const text = cell.trim();
  if (text === '') return 'blank';
  const name = readUsername(text);
  if (name === undefined) return 'other';
  if (isLink(text)) return 'link';
  if (text.startsWith('@')) return 'handle';
  if (!/[a-z]/i.test(text) || domain.test(text)) return 'other';
  if (/[\d._]/.test(text)) return 'likely';
  // Names and cities begin with a capital, and acronyms are nothing else.
  return /^[a-z]|[a-z][A-Z]/.test(text) ? 'possible' : 'other';
}

const domain = /\.(?:com|net|org|info|biz|io|co|de|at|ch|eu|uk|us|fr|it|es|nl|pl|shop|app|dev)$/i;
