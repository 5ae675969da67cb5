// What to make of a writer that would rather not write: its reason, where we know it.
import type { SuitabilityReason } from '../../db/documents.ts';
import { FinalFault } from '../../lib/port-faults.ts';
import { Unsuitable } from './suitability/reason.ts';

const reasons: ReadonlySet<string> = new Set<SuitabilityReason>([
  'no_contact',
  'child',
  'grief',
  'illness',
  'eating_disorder',
  'suicide',
  'pregnancy_loss',
  'crisis',
]);

export function declinedBy(skip: string): FinalFault {
  const word = skip
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');
  if (isReason(word)) return new Unsuitable(word);
  return new FinalFault('writer_declined', 'The writer declined to write to this person.');
}

function isReason(word: string): word is SuitabilityReason {
  return reasons.has(word);
}
