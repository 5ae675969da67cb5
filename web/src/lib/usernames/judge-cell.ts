// What a single cell of a table probably contains.
import { isLink, readUsername } from '@opener/contract/read-usernames';

/**
 * `link` and `handle` can only be Instagram accounts; `likely` looks like a username and hardly anything else; `possible` is a word that
 * could be one.
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
  // Names and cities start with a capital, and acronyms are all capitals.
  return /^[a-z]|[a-z][A-Z]/.test(text) ? 'possible' : 'other';
}

const domain = /\.(?:com|net|org|info|biz|io|co|de|at|ch|eu|uk|us|fr|it|es|nl|pl|shop|app|dev)$/i;
