// The quality gate: what a draft must satisfy to be worth a credit, whoever wrote it. Cheap rules first.
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
import { checkInjections } from './check-injections.ts';
import { checkOffer } from './check-offer.ts';
import { checkOrder } from './check-order.ts';
import { checkPlainText } from './check-plain-text.ts';
import { checkQuestion } from './check-question.ts';
import { checkReason } from './check-reason.ts';
import { checkRepetition } from './check-repetition.ts';
import { repairDraft } from './repair-draft.ts';
import type { GateInput, GateRule } from './rule.ts';

/** Under the names used in logs. */
const rules: Record<string, GateRule> = {
  length: checkLength,
  characters: checkCharacters,
  links: checkLinks,
  plainText: checkPlainText,
  machineTalk: checkMachineTalk,
  manners: checkManners,
  claims: checkClaims,
  question: checkQuestion,
  banned: checkBanned,
  facts: checkFacts,
  greeting: checkGreeting,
  language: checkLanguage,
  figures: checkFigures,
  names: checkNames,
  offer: checkOffer,
  order: checkOrder,
  repetition: checkRepetition,
  obedience: checkInjections,
};

export type CheckedDraft = {
  draft: Draft;
  /** In plain English, quoting the words they are about. */
  complaints: string[];
  /** The rules that complained. */
  broken: string[];
};

/** The draft with small faults repaired, and its complaints; without complaints it passes. */
export function checkDraft(input: GateInput): CheckedDraft {
  if (isHopelesslyLong(input.draft.text))
    return { draft: input.draft, complaints: checkLength(input), broken: ['length'] };
  const repaired = repairDraft(input.draft, input.profile);
  const draft = { ...repaired, reason: checkReason({ ...input, draft: repaired }) };
  const found = Object.entries(rules).map(([name, rule]) => ({ name, said: rule({ ...input, draft }) }));
  return {
    draft,
    complaints: found.flatMap(({ said }) => said),
    broken: found.filter(({ said }) => said.length > 0).map(({ name }) => name),
  };
}
