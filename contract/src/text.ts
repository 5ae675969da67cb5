// Counts graphemes: an emoji, a flag or an accented letter is one character.
let segmenter: Intl.Segmenter | undefined;

/** Long texts are split into slices, because the segmenter takes quadratic time. */
const sliceLength = 512;

export function countCharacters(text: string): number {
  // Most text is plain and needs no segmenter, which takes a browser several frames to create.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (let start = 0; start < text.length;) {
    const segments = [...segmenter.segment(text.slice(start, start + sliceLength))];
    const last = segments.at(-1);
    // The last grapheme may continue beyond the cut, so the next slice starts with it; one that fills a slice is counted as it is.
    const goesOn = start + sliceLength < text.length && last !== undefined && last.index > 0;
    count += goesOn ? segments.length - 1 : segments.length;
    start += goesOn ? last.index : sliceLength;
  }
  return count;
}

/**
 * A flag is four units, a family emoji eleven: short texts may be all families, long ones all flags. More than that is not legitimate text
 * and costs time.
 */
const mostUnits = (max: number) => max * 4 + 256;

/** Bounds the time to count and compare, however long the text is: one character can expand to eighteen letters. */
export function hasAtMost(max: number, text: string): boolean {
  if (text.length > mostUnits(max) || text.normalize('NFKC').length > mostUnits(max)) return false;
  return text.length <= max || countCharacters(text) <= max;
}
