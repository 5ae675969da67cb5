// Two people who compare their messages must not find the same one with another name in it, and nobody gets an earlier text again.
import { similarity } from '../../../lib/similarity.ts';
import { contentStems, words } from '../../../lib/words.ts';
import type { GateRule } from './rule.ts';
import { splitSentences } from './sentences.ts';

const tooClose = 0.6;
const fewestStems = 4;

export const checkRepetition: GateRule = ({ draft, recentTexts, earlierTexts }) => {
  const details = draft.facts.filter((fact) => fact.field !== 'fullName').map((fact) => fact.phrase);
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

/** Two people may share a detail, and everyone may read the same product, offer and question; nobody gets a detail bent to fit. */
function repeats(text: string, details: string[], recent: string): boolean {
  const [own, other] = [splitSentences(text), splitSentences(recent)];
  const kept = own.filter((sentence) => !other.includes(sentence)).join(' ');
  const rest = other.filter((sentence) => !own.includes(sentence)).join(' ');
  return (
    similarity(kept, rest) > tooClose &&
    details.some((detail) => !recent.includes(detail) && isToldIn(detail, rest))
  );
}

/** Most of what carries a longer detail is there too. */
function isToldIn(detail: string, text: string): boolean {
  const stems = [...new Set(contentStems(detail))].filter((stem) => stem.length > 3);
  const told = new Set(contentStems(text));
  return (
    stems.length >= fewestStems && stems.filter((stem) => told.has(stem)).length / stems.length > tooClose
  );
}
