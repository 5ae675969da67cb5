// Repairs obvious slips of the writer, so that a good message is not discarded for them.
import { removeInjections } from '../../../lib/injections.ts';
import { isPrintable } from '../../../lib/printable.ts';
import type { Profile } from '../../../providers/profiles/port.ts';
import type { Draft, ProfileFact } from '../../../providers/writer/port.ts';
import { honestValues, numberValues } from './numbers.ts';

export function repairDraft(draft: Draft, profile: Profile): Draft {
  const text = repairText(draft.text);
  const facts = draft.facts.slice(0, mostFacts).flatMap((fact) => repairFact(fact, text, profile));
  return { ...draft, text, facts: withoutDoubles(facts) };
}

const mostFacts = 12;

/** Escaped line breaks, surrounding quotation marks, entities, Unicode normalization. */
function repairText(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\\r?\\n|\\n/gu, '\n')
    .replaceAll(/\\"/gu, '"')
    .replaceAll(/&(?:#39|apos);/gu, "'")
    .replaceAll(/&quot;/gu, '"')
    .replaceAll(/&nbsp;/gu, ' ')
    .replaceAll(/&amp;/gu, '&')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/\s*\n\s*\n\s*/gu, '\n\n')
    .trim();
  const [, inside] = /^["“„«](.*)["”“»]$/su.exec(plain) ?? [];
  return inside !== undefined && !/["“”„«»]/u.test(inside) ? inside.trim() : plain;
}

/** A fact whose words are not found, or cannot be stored, is dropped; the rules decide about a message without facts. */
function repairFact(fact: ProfileFact, text: string, profile: Profile): ProfileFact[] {
  const phrase = findPhrase(text, fact.phrase) ?? findPhrase(text, fact.quote);
  const source = findSource(fact, profile);
  if (phrase === undefined || source === undefined) return [];
  return isPrintable(phrase) && isPrintable(source.quote) ? [{ ...source, phrase }] : [];
}

/** Finds the words in the text, ignoring case, the kind of quotation mark and closing punctuation. */
function findPhrase(text: string, phrase: string): string | undefined {
  const wanted = trimPunctuation(phrase);
  if (!hasSubstance(wanted)) return undefined;
  const at = alike(text).indexOf(alike(wanted));
  return at === -1 ? undefined : text.slice(at, at + wanted.length);
}

function findSource(fact: ProfileFact, profile: Profile): Omit<ProfileFact, 'phrase'> | undefined {
  const { field, quote } = fact;
  if (field === 'followersCount' || field === 'postsCount') {
    const [value, ...more] = numberValues(quote);
    if (value !== undefined && more.length === 0 && honestValues(profile[field]).has(value))
      return { field, quote };
  }
  const texts = textsOf(profile);
  const inOrder = [
    ...texts.filter((text) => text.field === field),
    ...texts.filter((text) => text.field !== field),
  ];
  for (const text of inOrder) {
    const found = findQuote(text.text, quote);
    if (found !== undefined) return { field: text.field, quote: found };
  }
  return undefined;
}

type SourceText = { field: ProfileFact['field']; text: string };

function textsOf(profile: Profile): SourceText[] {
  return [
    { field: 'fullName', text: removeInjections(profile.fullName).safe },
    { field: 'biography', text: removeInjections(profile.biography).safe },
    { field: 'category', text: removeInjections(profile.category ?? '').safe },
    ...profile.recentPosts.map(({ caption, hashtags }) => ({
      field: 'recentPost' as const,
      text: [removeInjections(caption).safe, ...hashtags].join('\n'),
    })),
  ];
}

/** As the profile has it. A quote with a gap is found by its parts, and the longest one is used. */
function findQuote(text: string, quote: string): string | undefined {
  const source = squeezed(text);
  const whole = find(source, trimPunctuation(quote).replace(/^#/u, ''));
  if (whole !== undefined) return whole;
  const parts = quote
    .split(/…|\.{3}|\s\/\s|\n/u)
    .map(trimPunctuation)
    .filter(hasSubstance);
  const found = parts.length < 2 ? [] : parts.map((part) => find(source, part));
  if (found.length === 0 || found.includes(undefined)) return undefined;
  return found.toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))[0];
}

type Squeezed = { text: string; letters: string; places: number[] };

/** Collapses white space and remembers where each letter came from. */
function squeezed(text: string): Squeezed {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    const isSpace = /\s/u.test(letter);
    if (isSpace && (letters === '' || letters.endsWith(' '))) continue;
    letters += isSpace ? ' ' : letter;
    places.push(at);
  }
  return { text, letters: alike(letters), places };
}

function find({ text, letters, places }: Squeezed, quote: string): string | undefined {
  const wanted = alike(quote.replaceAll(/\s+/gu, ' ').trim());
  const at = hasSubstance(wanted) ? letters.indexOf(wanted) : -1;
  const [from, to] = [places[at], places[at + wanted.length - 1]];
  return at === -1 || from === undefined || to === undefined ? undefined : text.slice(from, to + 1);
}

/** Normalizes case and apostrophes without changing the length, so that positions stay valid. */
function alike(text: string): string {
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  })
    .join('')
    .replaceAll(/[’‘`´]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[–—‑]/gu, '-')
    .replaceAll(/[\u00a0\u202f]/gu, ' ');
}

function trimPunctuation(text: string): string {
  const [, inner = ''] = /^[\s"“”„«»'‘’.,;:!…]*(.*)$/su.exec(text.normalize('NFC').slice(0, 400)) ?? [];
  let end = inner.length;
  while (end > 0 && /[\s"“”„«»'‘’.,;:!…]/u.test(inner.charAt(end - 1))) end -= 1;
  return inner.slice(0, end);
}

/** A letter, a figure, or a picture that says something. */
function hasSubstance(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text);
}

function withoutDoubles(facts: ProfileFact[]): ProfileFact[] {
  return facts.filter(
    (fact, at) =>
      facts.findIndex((other) => other.quote === fact.quote && other.phrase === fact.phrase) === at,
  );
}
