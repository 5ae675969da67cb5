// The initial letters of up to two words of a name, as people see letters: an emoji or an accented letter is one, a bar between
// two words is none.
import { firstCharacter } from '@opener/contract/text';

const decoration = /^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u;

export function initials(name: string): string {
  const words = name
    .split(/\s+/u)
    .map((word) => word.replace(decoration, ''))
    .filter(Boolean);
  return words.slice(0, 2).map(firstCharacter).join('').toLocaleUpperCase();
}
