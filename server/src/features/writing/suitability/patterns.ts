// Compiles word lists into patterns that run in linear time: gaps and repetitions are bounded. Ranges without the `u` flag match faster
// than Unicode properties. A surrogate is half of an emoji.
import { createPhraseIndex, endOf } from './phrase-index.ts';

const separators = String.raw`\0-\/:-@\[-\x60{-\xBF\u060C\u061B\u061F\u2000-\u2BFF\u3000-\u3004\u3008-\u3020\u30FB\uD800-\uDFFF`;
const separator = `[${separators}]`;
const letter = `[^${separators}]`;
const between = `${separator}{0,5}`;
const pictures = String.raw`\u2600-\u27BF\uD83C-\uD83E`;
const gap = `(?![.,;!?()])${separator}[^.,;!?()${pictures}]{0,24}(?<!${letter})`;
const restOfWord = `${letter}{0,16}`;

const index = createPhraseIndex(separator, letter);

/** Whatever can be searched for: a regular expression, or phrases. */
export type Pattern = { test(text: string): boolean };

/**
 * One phrase per line. A space is any spacing, including none (hashtags); `*` is the rest of a word; `…` is a gap within a clause; a group
 * repeats three times at most.
 */
export function phrases(...lists: string[]): Pattern {
  const list = index.add(compileLines(lists));
  return {
    test: (text) => index.candidates(text, list).some((candidate) => endOf(candidate, text) !== undefined),
  };
}

/** For scripts without spaces between words. */
export function anywhere(...sources: string[]): RegExp {
  return new RegExp(sources.join('|'), 'u');
}

/** Removes innocent phrases that a pattern would match. */
export function cutter(...lists: string[]): (text: string) => string {
  const list = index.add(compileLines(lists));
  return (text) => {
    let rest = '';
    let from = 0;
    for (const candidate of index.candidates(text, list)) {
      const end = candidate.at < from ? undefined : endOf(candidate, text);
      if (end === undefined) continue;
      rest += `${text.slice(from, candidate.at)} , `;
      from = end;
    }
    return from === 0 ? text : rest + text.slice(from);
  };
}

function compileLines(lists: string[]): string[] {
  return lists
    .flatMap((list) => list.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(compile);
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
