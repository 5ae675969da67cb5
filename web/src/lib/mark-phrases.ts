// Finds the words that came from the profile. The text may have been edited since, so only what is still there is marked.
/** `at` is unique within the text, such as the position. */
export type Piece = { at: number; text: string; marked: boolean };

export function markPhrases(text: string, phrases: readonly string[]): Piece[] {
  const pattern = patternOf(phrases);
  if (!pattern) return [{ at: 0, text, marked: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) pieces.push({ at: end, text: text.slice(end, match.index), marked: false });
    pieces.push({ at: match.index, text: match[0], marked: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end), marked: false });
  return pieces;
}

export function hasPhrase(text: string, phrase: string): boolean {
  return patternOf([phrase])?.test(text) ?? false;
}

/** Splits a message at its blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

function patternOf(phrases: readonly string[]): RegExp | undefined {
  const alternatives = phrases
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    // Of two phrases with the same start, the longer one wins.
    .toSorted((a, b) => b.length - a.length)
    .map(alternativeOf);
  return alternatives.length > 0 ? new RegExp(alternatives.join('|'), 'giu') : undefined;
}

/** Whole words only, in scripts with spaces: 'art' is not in 'start'. Spaces may have become line breaks. */
function alternativeOf(phrase: string): string {
  const words = phrase.split(/\s+/u).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  const before = /^[\p{Script=Latin}\p{N}]/u.test(phrase) ? String.raw`(?<![\p{Script=Latin}\p{N}])` : '';
  const after = /[\p{Script=Latin}\p{N}]$/u.test(phrase) ? String.raw`(?![\p{Script=Latin}\p{N}])` : '';
  return before + words.join(String.raw`\s+`) + after;
}
