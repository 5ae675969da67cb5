// Counting as people do: an emoji, a flag or a letter with its accents is one character.
const plain = /^[\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Made when it is first needed: that takes a browser several frames, and most text is plain. */
function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

export function countCharacters(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of segmentsOf(text)) count++;
  return count;
}

export function firstCharacter(text: string): string {
  if (plain.test(text)) return text.slice(0, 1);
  const [first] = segmentsOf(text);
  return first?.segment ?? '';
}
