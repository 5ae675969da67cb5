// Finds the few phrases that can match in a text by the first letters of its words, so that a harmless text is not tried against all.
import { remember } from '../../../lib/remember.ts';
import { keyLength, startKeys } from './start-keys.ts';

type Phrase = { list: number; order: number; pattern: RegExp };

/** A phrase that can match at a word. */
export type Candidate = { at: number; pattern: RegExp };

const mostWords = 5_000;
const mostTexts = 100;
const none: readonly Candidate[] = [];

/** `separator` and `letter` are the classes of characters between and in words. */
export function createPhraseIndex(separator: string, letter: string) {
  const byKey = new Map<string, Phrase[]>();
  const beginning = new RegExp(`(?<!${letter})${letter}{1,${keyLength}}`, 'g');
  let lists = 0;
  let order = 0;

  // Words repeat, and the same text is searched for many lists in a row.
  let phrasesAt = remember(mostWords, findPhrases);
  let reading = remember(mostTexts, readText);

  function readText(text: string): Map<number, Candidate[]> {
    const found = new Map<number, Candidate[]>();
    for (const { index: at, 0: letters } of text.matchAll(beginning))
      for (const { list, pattern } of phrasesAt(letters)) {
        const known = found.get(list);
        if (known === undefined) found.set(list, [{ at, pattern }]);
        else known.push({ at, pattern });
      }
    return found;
  }
  /** In the order in which they were added. */
  function findPhrases(letters: string): Phrase[] {
    const key = letters.length < keyLength ? `${letters} ` : letters;
    const able: Phrase[] = [];
    for (let length = 0; length <= key.length; length += 1) {
      const found = byKey.get(key.slice(0, length));
      if (found !== undefined) able.push(...found);
    }
    return able.sort((a, b) => a.order - b.order);
  }

  return {
    /** Adds a list of phrases, as regular expressions that match at the start of a word. Returns its number. */
    add(sources: string[]): number {
      lists += 1;
      for (const source of sources) {
        order += 1;
        const phrase = { list: lists, order, pattern: new RegExp(`(?:${source})(?!${letter})`, 'y') };
        for (const key of startKeys(source, separator)) {
          const known = byKey.get(key);
          if (known === undefined) byKey.set(key, [phrase]);
          else known.push(phrase);
        }
      }
      phrasesAt = remember(mostWords, findPhrases);
      reading = remember(mostTexts, readText);
      return lists;
    },
    /** What can match of a list, word by word. */
    candidates(text: string, list: number): readonly Candidate[] {
      return reading(text).get(list) ?? none;
    },
  };
}

/** Where a candidate ends, if it matches. */
export function endOf({ at, pattern }: Candidate, text: string): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
