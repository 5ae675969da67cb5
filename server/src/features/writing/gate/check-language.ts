// The whole message is in the requested language.
import { detectLanguage } from '../../../lib/language.ts';
import { countWords } from '../../../lib/words.ts';
import type { GateInput, GateRule } from './rule.ts';
import { splitSentences } from './sentences.ts';

export const checkLanguage: GateRule = (input) => {
  const { language } = input;
  const text = inScriptOf(language, ownWords(input));
  const found = language === 'ja' && kana.test(text) ? 'ja' : detectLanguage(text);
  const wrong = found === undefined || isSame(found, language) ? strayLanguage(text, language) : found;
  return wrong === undefined
    ? []
    : [`It is written in ${nameOf(wrong)}, at least in part; write all of it in ${nameOf(language)}.`];
};

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Not written in Latin letters. */
export const otherScripts: ReadonlySet<string> = new Set([
  'el',
  'ru',
  'uk',
  'ar',
  'fa',
  'he',
  'hi',
  'ja',
  'ko',
  'zh',
]);

/** Product names keep their script and say nothing about the language around them. */
function inScriptOf(language: string, text: string): string {
  const kept = otherScripts.has(language) ? text.replaceAll(/\p{Script=Latin}+/gu, ' ') : text;
  // Nothing left: it was written entirely in another script.
  return /\p{L}{2}/u.test(kept) ? kept : text;
}

/** Enough words to detect the language of a sentence. */
const fewestWords = 7;

function strayLanguage(text: string, language: string): string | undefined {
  return splitSentences(text)
    .filter((sentence) => countWords(sentence) >= fewestWords)
    .map((sentence) => (language === 'ja' ? undefined : detectLanguage(sentence)))
    .find((found) => found !== undefined && !isSame(found, language));
}

/** Quotations and words from the profile may be in any language. */
function ownWords({ draft, profile, project }: GateInput): string {
  const foreign = [...draft.facts.map(({ phrase }) => phrase), profile.fullName, project.name];
  return foreign
    .filter((words) => words !== '' && countWords(words) <= 8)
    .reduce((text, words) => text.replaceAll(words, ' '), draft.text)
    .replaceAll(/["“„«][^"“”„«»\n]{1,160}["”“»]/gu, ' ');
}

/** Closely related languages that a few sentences cannot distinguish. */
const relatives = [
  ['da', 'no', 'sv'],
  ['ar', 'fa'],
];

function isSame(found: string, language: string): boolean {
  return (
    found === language || relatives.some((family) => family.includes(found) && family.includes(language))
  );
}

const names = new Intl.DisplayNames('en', { type: 'language' });

function nameOf(code: string): string {
  return names.of(code) ?? code;
}
