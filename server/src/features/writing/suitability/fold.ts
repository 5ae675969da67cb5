// Normalizes text for the patterns, and splits it into statements.
import { isPlain, plainApostrophes } from '../../../lib/words.ts';

const apart: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ё: 'е',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
};

/** Single characters that expand into whole sentences, which say nothing about the person. */
const wholeSentences = /[\ufdfa\ufdfb]/g;

/** Lower case without accents, apostrophes or invisible characters; spaced-out letters are joined, repeated ones shortened. */
export function foldText(text: string): string {
  // Most texts are plain, and accents and invisible characters need not be looked for.
  const lower = isPlain(text)
    ? joinLetters(text).toLowerCase()
    : removeAccents(joinLetters(removeInvisible(text)));
  return lower
    .replace(/(?<=\p{L})['’‘`´](?=(?:m|t|s|re|ve|ll|d)(?!\p{L}))/gu, '')
    .replace(/['’‘`´]/gu, ' ')
    .replace(/([aeouy])\1{2,}|([b-df-hj-np-tvwxz])\2{3,}/gu, '$1$2');
}

function removeInvisible(text: string): string {
  return plainApostrophes(text)
    .replaceAll(wholeSentences, ' ')
    .normalize('NFKC')
    .replace(/[\p{Cf}\uFE0E\uFE0F\u0640]/gu, '');
}

function joinLetters(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+\.?/gu, (found) => found.replaceAll('.', ''))
    .replace(/(?<![\p{L}\p{N}])\p{L}(?: \p{L}(?![\p{L}\p{N}])){2,}/gu, joined)
    .replace(/(?<![\p{L}\p{N}'’])\p{Lu} \p{Lu}(?![\p{L}\p{N}'’])/gu, joined);
}

function removeAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replace(/[\u064B-\u0652\u0670]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßłıøđæœёأإآةىئؤ]/gu, (letter) => apart[letter] ?? letter)
    .replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660));
}

/** Statements of folded text: lines, sentences, and what bars and bullets separate. */
export function statements(folded: string): string[] {
  return folded
    .split(/[\n|•·●▪。؟!?;]+|\.(?=\s|$)(?<!(?<!\d)\d{1,2}\.)|(?<!\d)\s\/\s|\s\/\s(?!\d)/u)
    .map((part) => part.trim().replace(/^[-–—*>]+\s+/u, ''))
    .filter((part) => part !== '');
}

/** The parts of a statement between commas, brackets and emoji. */
export function parts(statement: string): string[] {
  return statement
    .split(
      /[,،、()[\]"“”«»~+*]|:(?!\d)|(?<!\d)\s[-–—/]\s|\s[-–—/]\s(?!\d)|\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function joined(found: string): string {
  return found.replaceAll(' ', '');
}
