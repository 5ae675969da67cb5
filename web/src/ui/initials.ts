// The initials of up to two words of a name, by grapheme: an emoji or an accented letter is one; a separator between two words is skipped.
let letters: Intl.Segmenter | undefined;

const decoration = /^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u;

export function initials(name: string): string {
  const words = name
    .split(/\s+/u)
    .map((word) => word.replace(decoration, ''))
    .filter(Boolean);
  return words.slice(0, 2).map(firstLetter).join('').toLocaleUpperCase();
}

function firstLetter(word: string): string {
  // Plain words need no segmenter, which takes a browser several frames to create.
  if (/^[\x20-\x7e]*$/.test(word)) return word.slice(0, 1);
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}
