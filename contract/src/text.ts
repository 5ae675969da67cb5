// Counting as people do: an emoji, a flag or a letter with its accents is one character.
let segmenter: Intl.Segmenter | undefined;

/** Long texts are cut into these, because a segmenter takes quadratic time. */
const sliceLength = 512;

export function countCharacters(text: string): number {
  // Plain text needs no segmenter, and most text is plain. Making one takes a browser several frames.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (let start = 0; start < text.length;) {
    const segments = [...segmenter.segment(text.slice(start, start + sliceLength))];
    const last = segments.at(-1);
    // The last one may go on beyond the cut, so the next slice begins with it; one that fills a slice is counted as it is.
    const goesOn = start + sliceLength < text.length && last !== undefined && last.index > 0;
    count += goesOn ? segments.length - 1 : segments.length;
    start += goesOn ? last.index : sliceLength;
  }
  return count;
}

/** A flag is four units, a family eleven: short texts may be all families, long ones only flags. What is beyond hides something else, and costs time. */
const mostUnits = (max: number) => max * 4 + 256;

/** Never slow, however long the text is, and nor is whoever compares it: one sign can unfold to eighteen letters. */
export function hasAtMost(max: number, text: string): boolean {
  if (text.length > mostUnits(max) || text.normalize('NFKC').length > mostUnits(max)) return false;
  return text.length <= max || countCharacters(text) <= max;
}
