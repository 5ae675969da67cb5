// The initial letters of up to two words of a name, as people see letters: an emoji or an accented letter is one.
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => firstLetter(word))
    .join('')
    .toLocaleUpperCase();
}

function firstLetter(word: string): string {
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}
