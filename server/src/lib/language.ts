// Detects the language of a short text.
import { eld } from 'eld/medium';
import { remember } from './remember.ts';

/** The languages of the built-in writer. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Fewer candidates mean fewer mistakes with five words. */
eld.setLanguageSubset(
  'en de fr es it pt nl pl sv da no fi cs ro hu el tr uk ru ar he hi ja ko zh fa'.split(' '),
);

/** Enough to detect the language, and always fast. */
const mostCharacters = 1_500;

/** An ISO 639-1 code; undefined if it is unclear. */
export function detectLanguage(text: string): string | undefined {
  return detected(text) || undefined;
}

const detected = remember(500, (text) => {
  const plain = text
    .slice(0, mostCharacters)
    // Word by word: a single pattern would rescan a long word from each of its letters.
    .replaceAll(/\S+/gu, (word) => (/[@#]|\S:\/\/\S/u.test(word) ? ' ' : word))
    .replaceAll(/[^\p{L}\p{M}'’\s-]/gu, ' ');
  return eld.detect(plain).language;
});

/** Undefined for a language that the writer does not know. An unclear text counts as English. */
export function languageOf(text: string): Language | undefined {
  const detected = detectLanguage(text) ?? 'en';
  return languages.find((language) => language === detected);
}
