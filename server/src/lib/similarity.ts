// The similarity of two texts from 0 to 1: the share of common letter trigrams, as in PostgreSQL's pg_trgm.
import { words } from './words.ts';

export function similarity(a: string, b: string): number {
  return overlap(trigrams(a), trigrams(b));
}

function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of words(text)) {
    const padded = `  ${word} `;
    // Letters beyond the basic plane are two units long and must not be cut in half.
    if (beyondBasic.test(padded)) addTrigrams(found, Array.from(padded));
    else for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

function addTrigrams(found: Set<string>, letters: string[]): void {
  for (let at = 0; at + 3 <= letters.length; at += 1) found.add(letters.slice(at, at + 3).join(''));
}

const beyondBasic = /[\ud800-\udfff]/;

function overlap(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 && b.size === 0) return 1;
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared += 1;
  return shared / (a.size + b.size - shared);
}
