// The quality gate: what a message must be before it is worth a credit, whoever wrote it. Cheap rules first.
import type { Draft } from '../../../providers/writer/port.ts';
import { checkBanned } from './check-banned.ts';
import { checkCharacters } from './check-characters.ts';
import { checkClaims } from './check-claims.ts';
import { checkFacts } from './check-facts.ts';
import { checkFigures } from './check-figures.ts';
import { checkGreeting } from './check-greeting.ts';
import { checkLanguage } from './check-language.ts';
import { checkLength, isHopelesslyLong } from './check-length.ts';
import { checkLinks } from './check-links.ts';
import { checkMachineTalk } from './check-machine-talk.ts';
import { checkManners } from './check-manners.ts';
import { checkNames } from './check-names.ts';
import { checkObedience } from './check-obedience.ts';
import { checkOffer } from './check-offer.ts';
import { checkOrder } from './check-order.ts';
import { checkPlainText } from './check-plain-text.ts';
import { checkQuestion } from './check-question.ts';
import { checkRepetition } from './check-repetition.ts';
import { repairDraft } from './repair-draft.ts';
import type { GateInput, GateRule } from './rule.ts';

const rules: GateRule[] = [
  checkLength,
  checkCharacters,
  checkLinks,
  checkPlainText,
  checkMachineTalk,
  checkManners,
  checkClaims,
  checkQuestion,
  checkBanned,
  checkFacts,
  checkGreeting,
  checkLanguage,
  checkFigures,
  checkNames,
  checkOffer,
  checkOrder,
  checkRepetition,
  checkObedience,
];

/** The draft with small faults repaired, and complaints in plain English; none of them means that it passes. */
export function checkDraft(input: GateInput): { draft: Draft; complaints: string[] } {
  if (isHopelesslyLong(input.draft.text)) return { draft: input.draft, complaints: checkLength(input) };
  const draft = repairDraft(input.draft, input.profile);
  return { draft, complaints: rules.flatMap((rule) => rule({ ...input, draft })) };
}
