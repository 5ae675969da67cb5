// The language of a short text.
import { eld } from 'eld/medium';

/** What the built-in writer writes in. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Fewer candidates make fewer mistakes about five words. */
eld.setLanguageSubset(
  'en de fr es it pt nl pl sv da no fi cs ro hu el tr uk ru ar he hi ja ko zh fa'.split(' '),
);

/** More than enough to tell, and never slow. */
const mostCharacters = 1_500;

/** An ISO 639-1 code; undefined when the text does not say. */
export function detectLanguage(text: string): string | undefined {
  const plain = text
    .slice(0, mostCharacters)
    // Word by word: one pattern for all would look at a long word again from each of its letters.
    .replaceAll(/\S+/gu, (word) => (/[@#]|\S:\/\/\S/u.test(word) ? ' ' : word))
    .replaceAll(/[^\p{L}\p{M}'’\s-]/gu, ' ');
  return eld.detect(plain).language || undefined;
}

/** Undefined for a language that is none of ours. A text that says nothing either way counts as English. */
export function languageOf(text: string): Language | undefined {
  const detected = detectLanguage(text) ?? 'en';
  return languages.find((language) => language === detected);
}
