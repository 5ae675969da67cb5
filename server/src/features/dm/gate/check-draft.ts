// The quality gate: what a message must be before it is worth a credit, whoever wrote it.
import { checkFacts } from './check-facts.ts';
import { checkGreeting } from './check-greeting.ts';
import { checkLength } from './check-length.ts';
import { checkNames } from './check-names.ts';
import { checkNumbers } from './check-numbers.ts';
import { checkObedience } from './check-obedience.ts';
import { checkOffer } from './check-offer.ts';
import { checkPlainText } from './check-plain-text.ts';
import { checkQuestion } from './check-question.ts';
import { checkRepetition } from './check-repetition.ts';
import type { GateInput, GateRule } from './rule.ts';

const rules: GateRule[] = [
  checkLength,
  checkFacts,
  checkNumbers,
  checkNames,
  checkQuestion,
  checkPlainText,
  checkGreeting,
  checkOffer,
  checkRepetition,
  checkObedience,
];

/** Complaints in plain English; an empty list means that the draft passes. */
export function checkDraft(input: GateInput): string[] {
  return rules.flatMap((rule) => rule(input));
}
