// Words of any script, folded so that case, accents and simple endings don't matter.
import { remember } from './remember.ts';
import { stopWords } from './stop-words.ts';

const word = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Folded words in order. */
export function words(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** Stems of the content words. */
export function contentStems(text: string): string[] {
  return words(text).flatMap((found) => {
    const bare = withoutPossessive(found);
    return bare.length < 2 || stopWords.has(found) || stopWords.has(bare) ? [] : [stem(bare)];
  });
}

/** Counts words as a reader does, also in scripts without spaces. Stops at `most` plus one. */
export function countWords(text: string, most = Infinity): number {
  return most === Infinity ? countAll(text) : countUpTo(text, most);
}

const countAll = remember(500, (text) => countUpTo(text, Infinity));

const latin = 'a-zÀ-ÖØ-öø-ž';
/** A word of European text, as the segmenter sees it: "don't", "3.5" and "1,000" are one each. */
const latinWord = new RegExp(
  `[0-9${latin}]+(?:(?:(?<=[${latin}])[.'‘’](?=[${latin}])|(?<=[0-9])[.'‘’,;](?=[0-9]))[0-9${latin}]+)*`,
  'gi',
);
const latinText = new RegExp(`^[ -~\\n\u00A0¡«»¿${latin}–—‘’“”„…€]*$`, 'i');
/** Colons and underscores belong to a word in some versions and languages. */
const unsure = new RegExp(`_|[${latin}]:[${latin}]`, 'i');

function countUpTo(text: string, most: number): number {
  // The segmenter takes many times as long.
  if (latinText.test(text) && !unsure.test(text))
    return Math.min(text.match(latinWord)?.length ?? 0, most + 1);
  let count = 0;
  for (const segment of segmenter.segment(text)) {
    if (segment.isWordLike === true) count += 1;
    if (count > most) break;
  }
  return count;
}

/** More than any real input. One character can expand to eighteen, and a long text of them would block the process. */
const longest = 30_000;

/** Only letters that are the same in every normal form. */
export const isPlain = (text: string) => /^[ -~\n]*$/.test(text);

/** Accents, quotation marks and primes that people type for an apostrophe. Before anything is normalized: that makes a space of an accent. */
export function plainApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})[´`‘ʼ′](?=\p{L})/gu, "'");
}

/** Lower case, without accents, with one kind of apostrophe. */
export function fold(text: string): string {
  // Most texts are plain, and nothing below changes them but the case.
  if (isPlain(text)) return text.slice(0, longest).toLowerCase();
  return text
    .slice(0, longest)
    .normalize('NFKD')
    .slice(0, longest)
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'");
}

/** Removes the most common English endings; good enough to match "bookings" and "booking". */
export const stem = remember(5_000, (folded): string => {
  if (folded.length < 4 || !/^[a-z]+$/.test(folded)) return folded;
  const singular = folded.replace(/ies$/, 'y').replace(/(ss|sh|ch|x)es$/, '$1');
  const bare = singular === folded ? folded.replace(/([^su])s$/, '$1') : singular;
  const cut = bare.length > 5 ? bare.replace(/(ing|ed|ers?|ly)$/, '') : bare;
  return (cut.length >= 3 ? cut : bare).replace(/([^aeiou])\1$/, '$1').replace(/e$/, '');
});

function withoutPossessive(folded: string): string {
  return folded.replace(/'s?$/, '');
}
