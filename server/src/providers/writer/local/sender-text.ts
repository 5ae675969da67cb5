// Turns what senders typed about their product and offer into sentences for a message.
import { countWords } from '../../../lib/words.ts';

const acronyms = new Set(
  'SEO CRM AI KI UGC B2B B2C SMS DM DMS PDF UK US USA EU UX UI IT HR 3D TV DJ NYC LA VR PR POS VAT USP'.split(
    ' ',
  ),
);
/** A longer word is a link or noise. */
const longestWord = 60;

/** Sentences without their final full stop; links, handles, hashtags, emoji and markup are removed, capitals normalized. */
export function sentencesOf(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .replaceAll(/\{[^{}\n]{0,200}\}|<[^<>\n]{0,200}>/gu, ' ')
    .replaceAll(/\[([^[\]\n]{0,200})\]/gu, (_, inside: string) =>
      /\d|\s/u.test(inside) ? `(${inside})` : ' ',
    )
    .replaceAll(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\ufe0f|\u200d|\u20e3/gu,
      ' ',
    )
    .replaceAll(/["“”„«»*_`~^{}<>[\]\\]/gu, ' ')
    .split(/[\n\r•·●▪✓✔→➡|]/u)
    .map((line) => wordsOf(line))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  return isList(lines) ? [lines.map(calm).join('\n')] : lines.flatMap(splitLine);
}

/** The items of a list, which `sentencesOf` hands on as one entry of several lines. */
export function listItems(sentence: string): string[] {
  return sentence.split('\n');
}

export function isQuestion(sentence: string): boolean {
  return sentence.includes('?');
}

/** As many whole sentences as fit, but always the first. */
export function firstSentences(sentences: string[], mostWords: number): string[] {
  let count = 0;
  return sentences.filter((sentence, at) => {
    count += countWords(sentence);
    return at === 0 || count <= mostWords;
  });
}

function wordsOf(line: string): string {
  const kept = line
    .split(/\s+/u)
    .filter((word) => word !== '' && word.length <= longestWord && !isLinkOrTag(word));
  return withoutLabel(kept.join(' ').replace(/^(?:[-–—+>#]|\d{1,2}[.)])\s/u, ''));
}

function isLinkOrTag(word: string): boolean {
  return (
    word.includes('://') ||
    /^\(?www\./iu.test(word) ||
    /[@＠]/u.test(word) ||
    /^#\p{L}/u.test(word) ||
    /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:\p{Ll}{2,12})(?:\/.*)?[.,;!)]?$/u.test(word)
  );
}

/** "Product: wool yarn" says "wool yarn". */
function withoutLabel(line: string): string {
  return line.replace(
    /^(?:product|our product|offer|our offer|special offer|service|produkt|angebot|produit|offre|producto|oferta|prodotto|offerta|produto)\s?:\s/iu,
    '',
  );
}

function splitLine(line: string): string[] {
  const parts = line
    .replaceAll(/(\p{Ll})\.(\p{Lu})/gu, '$1. $2')
    .replaceAll(/!+/gu, '.')
    .replaceAll(/\.{2,}|…/gu, '.')
    .split(
      /(?<=[.?])(?<!\b\d{1,2}\.)(?<!\b(?:ca|nr|no|dr|st|vs|mr|mrs|ms|inkl|max|min|z|b|e|g|p|ej|etc|approx)\.)\s+/iu,
    );
  return parts
    .map((part) => calm(trimEnds(part)))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .filter(
      (part) =>
        !/^(?:see|visit|more|more at|mehr|mehr unter|voir|ver|vedi|veja|link|contact|contact for)$/iu.test(
          part,
        ),
    );
}

function trimEnds(part: string): string {
  let end = part.length;
  while (end > 0 && /[\s.,;:–—-]/u.test(part.charAt(end - 1))) end -= 1;
  const [, inner = ''] = /^[\s.,;:–—-]*(.*)$/su.exec(part.slice(0, end)) ?? [];
  return inner;
}

/** Several short lines without punctuation are a list. */
function isList(lines: string[]): boolean {
  return lines.length > 1 && lines.every((line) => countWords(line) <= 5 && !/[.!?:]$/u.test(line));
}

/** ALL CAPS becomes ordinary writing. */
function calm(line: string): string {
  const letters = line.match(/\p{L}/gu)?.length ?? 0;
  const capitals = line.match(/\p{Lu}/gu)?.length ?? 0;
  const shouting = letters >= 6 && capitals > letters * 0.5;
  const lowered = line.replaceAll(/[\p{L}\p{M}\d'’]+/gu, (word) => {
    if (acronyms.has(word) || word === 'I' || !/^\p{Lu}{2}/u.test(word))
      return shouting ? softened(word) : word;
    return shouting || /^(?:FREE|NEW|OFF|GRATIS|KOSTENLOS|GRATUIT|NOW|ONLY)$/u.test(word)
      ? word.toLowerCase()
      : word;
  });
  return shouting ? lowered.charAt(0).toUpperCase() + lowered.slice(1) : lowered;
}

/** In a shouted line also "A" and "I’M" were shouted. */
function softened(word: string): string {
  if (acronyms.has(word) || word === 'I') return word;
  return word.startsWith("I'") || word.startsWith('I’')
    ? `I${word.slice(1).toLowerCase()}`
    : word.toLowerCase();
}
