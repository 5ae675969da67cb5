// No person, place or brand that is in neither profile nor project. Without a dictionary, a name is recognized by its capital inside a
// sentence; at the start of one, only known places and possessives are.
import { isFirstName } from '../../../lib/first-names.ts';
import { stopWords } from '../../../lib/stop-words.ts';
import { fold } from '../../../lib/words.ts';
import { otherScripts } from './check-language.ts';
import { isEverydayName } from './everyday-names.ts';
import { isKnownPlace } from './known-places.ts';
import type { GateRule } from './rule.ts';
import { titles } from './titles.ts';
import { offerText, profileText, wordFinder } from './source.ts';
import { isOtherForm, isTransliterated } from './transliterate.ts';

export const checkNames: GateRule = (input) => {
  const { draft, profile, language } = input;
  // Only the second reading can tell whether a name was transliterated correctly.
  if (otherScripts.has(language)) return [];
  const fused = [profile.username, ...profile.recentPosts.flatMap((post) => post.hashtags)];
  const captions = [profile.biography, ...profile.recentPosts.map((post) => post.caption)];
  const tags = captions.flatMap((text) => text.match(/#[\p{L}\p{N}_]+/gu) ?? []);
  const told = profileText(profile);
  const isKnown = wordFinder(`${told}\n${offerText(input)}`, [...fused, ...tags]);
  const isSaid = (word: string) =>
    isCommon(word) ||
    isKnown(word) ||
    isKnown(word.replace(/(?<=\p{N})s$/u, '')) ||
    isCompound(word, isKnown) ||
    shortFormsOf(word).some(isKnown) ||
    isTransliterated(word, told) ||
    isOtherForm(word, `${told}\n${offerText(input)}`);
  const invented = [...candidates(draft.text, language, isSaid)];
  return [...new Set(invented)].map(
    (word) => `"${word}" is in neither the profile nor the project; leave it out.`,
  );
};

function* candidates(text: string, language: string, isSaid: (word: string) => boolean): Generator<string> {
  for (const { 0: tag } of text.matchAll(/(?<![\p{L}\p{N}])#[\p{L}\p{N}_]+/gu))
    if (!isSaid(tag.slice(1))) yield tag.slice(1);
  let endOfInvented = -1;
  for (const match of text.matchAll(
    /(?<![\p{L}\p{M}\p{N}#@._])\p{Lu}[\p{L}\p{M}\p{N}]*(?:-\p{L}[\p{L}\p{M}\p{N}]*)*(?:['’]\p{L}+)?/gu,
  )) {
    const word = match[0];
    const bare = word.replace(/['’]\p{L}{0,3}$/u, '').replace(/^[dlDL]['’]/u, '');
    if (isSaid(bare)) continue;
    // The family name after an invented first name.
    const follows = endOfInvented === match.index - 1 && text[endOfInvented] === ' ';
    if (!follows && !isName(word, bare, startsSentence(text.slice(0, match.index)), language)) continue;
    endOfInvented = match.index + word.length;
    yield bare;
  }
}

/** "Palmer Rd" in a profile is "Palmer Road" in a message. */
const shortFormsOf = (word: string): string[] => shortForms[fold(word)]?.split(' ') ?? [];

const shortForms: Record<string, string> = {
  road: 'rd',
  street: 'st',
  avenue: 'ave av',
  lane: 'ln',
  square: 'sq',
  drive: 'dr',
  boulevard: 'blvd bd',
  saint: 'st',
  mount: 'mt',
  strasse: 'str',
};

/** "Studio-based" and "Wheel-Klassen" contain a known word. */
function isCompound(word: string, isKnown: (word: string) => boolean): boolean {
  const parts = word.split('-');
  return (
    parts.length > 1 &&
    parts.every((part) => isKnown(part) || isCommon(part) || /^\p{Ll}/u.test(part)) &&
    parts.some((part) => isKnown(part) || isCommon(part))
  );
}

function isCommon(bare: string): boolean {
  const folded = fold(bare);
  return (
    bare.length === 1 ||
    titles.has(folded) ||
    stopWords.has(folded) ||
    isEverydayName(folded) ||
    /^\p{Lu}{2,3}s?$/u.test(bare)
  );
}

/** German capitalizes every noun, so only known names are recognized there. */
const nouns = new Set(['de']);

function isName(word: string, bare: string, starts: boolean, language: string): boolean {
  if (isKnownPlace(fold(bare))) return true;
  if (nouns.has(language)) return !starts && isFirstName(bare);
  if (!starts) return !politeForms.test(fold(bare));
  return word !== bare && /['’]s$/u.test(word) && !plainPossessives.has(fold(word));
}

/** Pronouns that are capitalized out of politeness. */
const politeForms =
  /^(?:lei|la|le|su[oae]i?|vous|vos|votre|usted(?:es)?|uds?|u|uw|ci|ciebie|tobie|tw(?:oj|oi)\p{L}{0,3}|pan(?:i|ie|a|u|ia|em|ow|stwo|stwa|stwu)?|voc[eê]s?)$/u;

const plainPossessives = new Set(
  "today's tonight's everybody's everyone's nobody's anybody's somebody's nothing's winter's summer's spring's it's that's here's there's what's who's let's where's how's".split(
    ' ',
  ),
);

/** After a colon, an opening quote, an emoji or a line break a capital means nothing. */
function startsSentence(before: string): boolean {
  return /(?:^|[.!?…:;。！？؟]\s?["”’')\]»]*\s+|[\n\p{Extended_Pictographic}\ufe0f\u200d]\s*|["“„«‘(¿¡]\s*|(?:^|\s)'|\s[–—-]\s)$/u.test(
    before,
  );
}
