// Counting as people do: an emoji, a flag or a letter with its accents is one character.
let segmenter: Intl.Segmenter | undefined;

export function countCharacters(text: string): number {
  // Plain text needs no segmenter, and most text is plain. Making one takes a browser several frames.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
}
