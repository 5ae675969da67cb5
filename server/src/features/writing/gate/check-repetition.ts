// No two people get nearly the same message, and nobody gets an earlier text again.
import { similarity } from '../../../lib/similarity.ts';
import { contentStems, words } from '../../../lib/words.ts';
import type { ProfileFact } from '../../../providers/writer/port.ts';
import type { GateRule } from './rule.ts';
import { splitSentences } from './sentences.ts';

const tooClose = 0.6;
const fewestStems = 4;

export const checkRepetition: GateRule = ({ draft, recentTexts, earlierTexts }) => {
  const details = draft.facts
    .filter((fact) => fact.field !== 'fullName' && !isInTheirWords(fact))
    .map((fact) => fact.phrase);
  const own = bare(draft.text);
  return [
    ...(earlierTexts.some((earlier) => bare(earlier) === own)
      ? ['It is the same text as before; write it differently.']
      : []),
    ...(recentTexts.some((recent) => repeats(draft.text, details, recent))
      ? ['It reads almost like another recent message of this project; open and build it differently.']
      : []),
  ];
};

const bare = (text: string) => words(text).join(' ');

/** Everyone may read the same product, offer and question, but not a detail of somebody else's profile. */
function repeats(text: string, details: string[], recent: string): boolean {
  const [own, other] = [splitSentences(text), splitSentences(recent)];
  const kept = own.filter((sentence) => !other.includes(sentence)).join(' ');
  const rest = other.filter((sentence) => !own.includes(sentence)).join(' ');
  return (
    similarity(kept, rest) > tooClose &&
    details.some((detail) => !recent.includes(detail) && isToldIn(detail, rest))
  );
}

/** Both profiles may contain the detail: two bakeries that hire for the night say so alike. */
function isInTheirWords({ quote, phrase }: ProfileFact): boolean {
  const own = new Set(contentStems(quote));
  return longStems(phrase).every((stem) => own.has(stem));
}

/** Most of the words of a longer detail appear too. */
function isToldIn(detail: string, text: string): boolean {
  const stems = longStems(detail);
  const told = new Set(contentStems(text));
  return (
    stems.length >= fewestStems && stems.filter((stem) => told.has(stem)).length / stems.length > tooClose
  );
}

const longStems = (text: string) => [...new Set(contentStems(text))].filter((stem) => stem.length > 3);
