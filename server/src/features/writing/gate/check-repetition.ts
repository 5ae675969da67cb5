// No two people get nearly the same message, and nobody gets an earlier text again.
import { similarity } from '../../../lib/similarity.ts';
import { contentStems, fold, words } from '../../../lib/words.ts';
import type { Draft, ProfileFact } from '../../../providers/writer/port.ts';
import type { GateRule } from './rule.ts';
import { splitSentences } from './sentences.ts';

const tooClose = 0.6;
const fewestStems = 4;

export const checkRepetition: GateRule = ({ draft, recentTexts, earlierTexts }) => {
  const own = bare(draft.text);
  return [
    ...(earlierTexts.some((earlier) => bare(earlier) === own)
      ? ['It is the same text as before; write it differently.']
      : []),
    ...(repeatsOneOf(draft, recentTexts)
      ? ['It reads almost like another recent message of this project; open and build it differently.']
      : []),
  ];
};

const bare = (text: string) => words(text).join(' ');

type Detail = { phrase: string; stems: string[] };

/**
 * Everyone may read the same product, offer and question, but not a detail of somebody else's profile. Only a text with words of such a
 * detail is read closely: comparing all of them costs fifty times what the draft itself costs.
 */
function repeatsOneOf({ text, facts }: Draft, recentTexts: string[]): boolean {
  const details = facts
    .filter((fact) => fact.field !== 'fullName' && !isInTheirWords(fact))
    .map(({ phrase }): Detail => ({ phrase, stems: longStems(phrase) }))
    .filter(({ stems }) => stems.length >= fewestStems);
  if (details.length === 0) return false;
  const own = splitSentences(text);
  return recentTexts.some((recent) => {
    const shared = details.filter(({ phrase, stems }) => !recent.includes(phrase) && mayTell(recent, stems));
    return shared.length > 0 && repeats(own, shared, recent);
  });
}

function repeats(own: readonly string[], details: Detail[], recent: string): boolean {
  const other = splitSentences(recent);
  const kept = own.filter((sentence) => !other.includes(sentence)).join(' ');
  const rest = other.filter((sentence) => !own.includes(sentence)).join(' ');
  const told = new Set(contentStems(rest));
  return (
    details.some(({ stems }) => isMost(stems, (stem) => told.has(stem))) && similarity(kept, rest) > tooClose
  );
}

/** Both profiles may contain the detail: two bakeries that hire for the night say so alike. */
function isInTheirWords({ quote, phrase }: ProfileFact): boolean {
  const own = new Set(contentStems(quote));
  return longStems(phrase).every((stem) => own.has(stem));
}

/** A quick look that misses none: a word begins like its stem, except for the stem's last letter. */
function mayTell(text: string, stems: string[]): boolean {
  const folded = fold(text);
  return isMost(stems, (stem) => folded.includes(stem.slice(0, -1)));
}

const isMost = (stems: string[], isTold: (stem: string) => boolean) =>
  stems.filter(isTold).length / stems.length > tooClose;

const longStems = (text: string) => [...new Set(contentStems(text))].filter((stem) => stem.length > 3);
