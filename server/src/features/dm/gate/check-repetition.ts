// Two people who compare their messages must not find the same one with another name in it.
import { overlap, trigrams } from '../../../lib/similarity.ts';
import type { GateRule } from './rule.ts';

const tooClose = 0.7;

export const checkRepetition: GateRule = ({ draft, recentTexts }) => {
  const details = draft.facts.filter((fact) => fact.field !== 'fullName').map((fact) => fact.phrase);
  const repeats = recentTexts.some(
    (recent) => details.some((detail) => !recent.includes(detail)) && ownPartsAreClose(draft.text, recent),
  );
  return repeats
    ? ['It reads almost like another recent message of this project; open and build it differently.']
    : [];
};

/** Sentences that both share word for word are the sender's own: product, offer and question may be the same for everyone. */
function ownPartsAreClose(text: string, recent: string): boolean {
  const [own, other] = [sentences(text), sentences(recent)];
  const kept = own.filter((sentence) => !other.includes(sentence));
  const rest = other.filter((sentence) => !own.includes(sentence));
  return overlap(trigrams(kept.join(' ')), trigrams(rest.join(' '))) > tooClose;
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/u);
}
