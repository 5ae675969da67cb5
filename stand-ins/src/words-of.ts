// The words of a username, and the kind of account they indicate.
import { createDice } from './dice.ts';
import { kinds } from './kinds/index.ts';
import type { Kind } from './kinds/kind.ts';

const keywords = [...new Set(kinds.flatMap((kind) => kind.words))].sort((a, b) => b.length - a.length);

/** For usernames that indicate no kind. */
const englishShare = 0.8;

/** `thenorthlightyoga_22` → `the`, `northlight`, `yoga`. */
export function wordsOf(username: string): string[] {
  return username
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap(splitCompound)
    .filter((word) => word !== '');
}

/** The same username always has the same kind; a word of a trade decides, else chance. */
export function kindOf(username: string): Kind {
  const words = wordsOf(username);
  const pointedAt = words.toReversed().find((word) => keywords.includes(word));
  const dice = createDice(`kind ${username}`);
  if (pointedAt !== undefined) return dice.pick(kinds.filter((kind) => kind.words.includes(pointedAt)));
  const english = dice.chance(englishShare);
  return dice.pick(kinds.filter((kind) => (kind.language === 'en') === english));
}

function splitCompound(word: string): string[] {
  if (keywords.includes(word)) return [word];
  const keyword = keywords.find((keyword) => keyword.length >= 4 && word.endsWith(keyword));
  const rest = keyword === undefined ? word : word.slice(0, -keyword.length);
  const parts = rest.length > 5 && rest.startsWith('the') ? ['the', rest.slice(3)] : [rest];
  return keyword === undefined ? parts : [...parts, keyword];
}
