// Counting as people do: an emoji, a flag or a letter with its accents is one character.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function countCharacters(text: string): number {
  // Plain text needs no segmenter, and most text is plain.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}
