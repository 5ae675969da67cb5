// Reads the numbers of a text, in digits of any script or in words of several languages.
import { remember } from '../../../lib/remember.ts';
import { fold, isPlain } from '../../../lib/words.ts';
import { connectors, valueOfWord } from './number-words.ts';

/** As in `fold`: one character can expand to many. */
const longest = 30_000;

/** Every number in the text, as a value. */
export function numberValues(text: string): number[] {
  const plain = isPlain(text) ? text.slice(0, longest) : inAsciiDigits(text);
  // "31.1." is a day and a month, not a decimal.
  const dated = plain.replaceAll(/(?<![\d.,])(\d{1,2})\.(?=(?:0?[1-9]|1[0-2])\.(?!\d{3}))/g, '$1. ');
  const figures = [...dated.matchAll(figure)].flatMap(([found]) => valuesOfFigure(found));
  return [...figures, ...spelledNumbers(plain).map(({ value }) => value)];
}

function inAsciiDigits(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, longest)
    .replaceAll(/[^\P{Nd}0-9]/gu, asciiDigit);
}

type Spelled = { readonly value: number; readonly after: readonly string[] };

/** Numbers written as words, with the words after them. */
export const spelledNumbers = remember(500, readSpelledNumbers);

function readSpelledNumbers(text: string): readonly Spelled[] {
  const tokens = fold(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  const found: Spelled[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = isOtherWord(tokens, at) ? undefined : readSpelled(tokens, at);
    if (read === undefined) continue;
    found.push({ value: read.value, after: tokens.slice(at + read.length, at + read.length + 2) });
    at += read.length - 1;
  }
  return found;
}

/** The "once" of "once per customer" is not the Spanish eleven, and the "sei" of "es sei denn" not the Italian six. */
function isOtherWord(tokens: string[], at: number): boolean {
  const [before = '', word = '', next = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (word === 'once') return next === '' || afterOnce.has(next) || beforeOnce.has(before);
  return word === 'sei' && (next === 'denn' || beforeSei.has(before));
}

const afterOnce = new Set(
  'a an per every each in you we they it i the your is are only and or more again this that'.split(' '),
);
const beforeOnce = new Set(['at', 'only', 'just', 'than', 'use', 'used']);
const beforeSei = new Set(['es', 'gott', 'er', 'das', 'was', 'wie', 'sie']);

/** "twenty five", "oitenta e sete", "quatre-vingt-dix" and "three dozen" are one number each. */
function readSpelled(tokens: string[], start: number): { value: number; length: number } | undefined {
  let [total, current, at] = [0, 0, start];
  let end = start;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (at > start && connectors.has(token)) continue;
    const value = valueOfWord(token);
    // "por ciento" is not a hundred.
    if (value === 100 && percent.has(tokens[at - 1] ?? '')) break;
    const next = value === undefined ? undefined : joined(current, value);
    if (value === undefined || next === undefined) break;
    if (value >= 1000) [total, current] = [total + next, 0];
    else current = next;
    end = at + 1;
  }
  return end === start ? undefined : { value: total + current, length: end - start };
}

const percent = new Set(['por', 'per', 'pour']);

/** The number extended by the next word; undefined if that word starts another number. */
function joined(current: number, value: number): number | undefined {
  if (value >= 100) return Math.max(current, 1) * value;
  if (value === 12 && current > 1 && current < 12) return current * value;
  if (value === 20 && current === 4) return 80;
  if (current % 100 === 0) return current + value;
  return current % 100 >= 20 && current % 10 === 0 && value < 20 ? current + value : undefined;
}

/** Acceptable values for a count: itself, or rounded to one, two or three digits. */
export function honestValues(count: number): Set<number> {
  const values = new Set([count]);
  for (const digits of [1, 2, 3]) {
    const unit = 10 ** Math.max(0, String(count).length - digits);
    values.add(Math.round(count / unit) * unit).add(Math.floor(count / unit) * unit);
  }
  for (const unit of [100, 1000, 1_000_000]) if (count >= unit) values.add(unit);
  return values;
}

/** The values of a text, with its periods converted to other units: two weeks are fourteen days. */
export const valuesWithConversions = remember(500, convertedValues);

function convertedValues(text: string): ReadonlySet<number> {
  const folded = fold(text);
  const inFigures = [...folded.matchAll(/(\d{1,4}(?:[.,]\d)?)[\s-]?(\p{L}{3,12})/gu)].map(
    ([, value = '', unit = '']) => ({
      value: Number(value.replace(',', '.')),
      unit,
    }),
  );
  const inWords = spelledNumbers(text).map(({ value, after: [unit = ''] }) => ({ value, unit }));
  const converted = [...inFigures, ...inWords].flatMap(({ value, unit }) =>
    units
      .filter(([name]) => name.test(unit))
      .flatMap(([, factors]) => factors.map((factor) => value * factor)),
  );
  return new Set([...numberValues(text), ...converted.filter((value) => Number.isInteger(value * 2))]);
}

const units: [RegExp, number[]][] = [
  [/^min(?:ute[ns]?|utos?|uti|uten)?$/u, [1 / 60]],
  [/^(?:hours?|stunden?|heures?|horas?|or[ae]|uur|uren|std)$/u, [60, 1 / 24]],
  [/^(?:days?|tage?n?|jours?|dias?|giorn[io]|dag(?:en)?)$/u, [24, 1 / 7, 1 / 30]],
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken))$/u, [7]],
  [/^(?:months?|monate?n?|mois|mes(?:es|i|e)?|maand(?:en)?)$/u, [30, 1 / 12]],
  [/^(?:years?|jahre?n?|ans|annees?|anos?|ann[io]|jaar)$/u, [12]],
];

const figure =
  /(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,'’]\d+)*)(?:[kKM](?!\p{L})|\s?(?:mn|mio|million|thousand|tausend|mille|mil)(?!\p{L}))?/gu;

/** A point or comma before exactly three digits separates thousands; any other is a decimal separator. */
function valuesOfFigure(found: string): number[] {
  const factor = /(?:k|thousand|tausend|mille|mil)$/i.test(found)
    ? 1000
    : /(?:m|mn|mio|million)$/i.test(found)
      ? 1_000_000
      : 1;
  const digits = found.replaceAll(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  const grouped = /^\d{1,3}(?:[.,]?\d{3})+$/.test(digits) && /[.,]/.test(digits);
  const value = grouped ? Number(digits.replaceAll(/[.,]/g, '')) : Number(digits.replace(',', '.'));
  if (!Number.isFinite(value)) return [];
  const plain = Math.round(value * 100) / 100;
  // "10k" is ten thousand, or ten kilometres.
  return factor === 1
    ? [plain]
    : [Math.round(value * factor * 100) / 100, ...(/k$/i.test(found) ? [plain] : [])];
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 48;
  // The ten digits of a script are consecutive code points, so the zero is the lowest neighbour that is still a digit.
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
