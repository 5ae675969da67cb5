// Compiles word lists into patterns that run in linear time: gaps and repetitions are bounded. Ranges without the `u` flag match faster
// than Unicode properties. A surrogate is half of an emoji.
const separators = String.raw`\0-\/:-@\[-\x60{-\xBF\u060C\u061B\u061F\u2000-\u2BFF\u3000-\u3004\u3008-\u3020\u30FB\uD800-\uDFFF`;
const letter = `[^${separators}]`;
const between = `[${separators}]{0,5}`;
const pictures = String.raw`\u2600-\u27BF\uD83C-\uD83E`;
const gap = `(?![.,;!?()])[${separators}][^.,;!?()${pictures}]{0,24}(?<!${letter})`;
const restOfWord = `${letter}{0,16}`;
const wordStart = `(?<!${letter})(?=${letter})`;
const wordEnd = `(?!${letter})`;

/**
 * One phrase per line. A space is any spacing, including none (hashtags); `*` is the rest of a word; `…` is a gap within a clause; a group
 * repeats three times at most.
 */
export function phrases(...lists: string[]): RegExp {
  return new RegExp(`${wordStart}(?:${alternatives(lists)})${wordEnd}`);
}

/** For scripts without spaces between words. */
export function anywhere(...sources: string[]): RegExp {
  return new RegExp(sources.join('|'), 'u');
}

/** Removes innocent phrases that a pattern would match. */
export function cutter(...lists: string[]): (text: string) => string {
  const innocent = new RegExp(phrases(...lists), 'g');
  return (text) => text.replace(innocent, ' , ');
}

function alternatives(lists: string[]): string {
  return lists
    .flatMap((list) => list.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(compile)
    .join('|');
}

function compile(phrase: string): string {
  return phrase
    .replaceAll(/\((?!\?)/g, '(?:')
    .replaceAll(')*', '){0,3}')
    .replaceAll(')+', '){1,3}')
    .replaceAll(' … ', '…')
    .replaceAll(String.raw`\p{L}`, letter)
    .replaceAll(' ', between)
    .replaceAll(/(?<=[\p{L}\p{N}])\*/gu, restOfWord)
    .replaceAll('…', gap);
}
