// Resolves disguised text: styled or look-alike letters, spaced-out letters, invisible characters. Language models read it as easily as
// people do, but patterns don't.
import { plainApostrophes } from './words.ts';

/** The same words in ordinary letters, without invisible characters. Accents and other alphabets stay. */
export function reveal(text: string): string {
  if (/^[\x20-\x5e\x61-\x7e]*$/.test(text)) return text;
  return plainApostrophes(text)
    .replaceAll(/[\ufdfa\ufdfb]/g, ' ')
    .replace(tags, (tag) => String.fromCodePoint(tag.codePointAt(0)! - firstTag))
    .replace(enclosed, plainLetter)
    .normalize('NFKC')
    .replace(invisible, '')
    .replaceAll('_', ' ');
}

/** Look-alike letters, digits used as letters and accents, all as plain Latin. Only useful to find English words. */
export function latinize(revealed: string): string {
  if (/^[\x20-\x7e]*$/.test(revealed)) return digitsToLetters(revealed);
  return digitsToLetters(
    revealed
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replace(lookAlikes, (letter) => latin.get(letter) ?? letter),
  );
}

function digitsToLetters(text: string): string {
  return text.replace(/(?<=\p{L})[013457$@]|[013457$@](?=\p{L})/gu, (digit) => digits[digit] ?? digit);
}

/** "i g n o r e" and "i.g.n.o.r.e"; two letters are initials. */
export function joinLetters(text: string): string {
  return text.replace(spacedLetters, (found) => found.replace(/\P{L}+/gu, ''));
}

const spacedLetters = /(?<![\p{L}\p{N}])\p{L}(?:[.,·•*|/~+-]? ?(?<!\p{L})\p{L}(?![\p{L}\p{N}])){2,}/gu;

/** Invisible copies of ASCII (tag characters). */
const firstTag = 0xe0000;
const tags = /[\u{e0020}-\u{e007e}]/gu;
const invisible = /\p{Cf}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164\uffa0]|\u17b4|\u17b5/gu;

/** White letters in black circles and squares, and regional indicators. */
const enclosed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;

function plainLetter(letter: string): string {
  const code = letter.codePointAt(0)!;
  const first = code >= 0x1f1e6 ? 0x1f1e6 : code >= 0x1f170 ? 0x1f170 : 0x1f150;
  return String.fromCharCode(0x61 + code - first);
}

const borrowed: Record<string, string> = {
  a: 'аαɑᴀ',
  b: 'вʙβь',
  c: 'сϲᴄ',
  d: 'ԁᴅɗ',
  e: 'еєεᴇɛҽ',
  f: 'ꜰϝƒ',
  g: 'ɡɢց',
  h: 'һнʜհ',
  i: 'іιɩıɪӏ',
  j: 'јᴊϳ',
  k: 'кκᴋ',
  l: 'ʟⅼ',
  m: 'мᴍϻ',
  n: 'пηɴոռ',
  o: 'оοσᴏօө',
  p: 'рρᴘ',
  q: 'ԛǫ',
  r: 'гʀя',
  s: 'ѕꜱʂ',
  t: 'тτᴛ',
  u: 'υᴜսц',
  v: 'ѵνᴠ',
  w: 'ԝωᴡшщ',
  x: 'хχ',
  y: 'уγʏү',
  z: 'ᴢʐ',
};
const latin = new Map(
  Object.entries(borrowed).flatMap(([plain, letters]) =>
    Array.from(letters).flatMap((letter) => [
      [letter, plain] as const,
      [letter.toUpperCase(), plain.toUpperCase()] as const,
    ]),
  ),
);
const lookAlikes = new RegExp(`[${[...latin.keys()].join('')}]`, 'gu');
const digits: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
};
