// Maps a writer's refusal to one of our reasons, if it is known.
import type { SuitabilityReason } from '../../db/documents.ts';
import { FinalFault } from '../../lib/port-faults.ts';
import { isRefusal, Unsuitable } from './suitability/reason.ts';

export function declinedBy(skip: string): FinalFault {
  const word = skip
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');
  if (isReason(word)) return new Unsuitable(word);
  return new FinalFault('writer_declined', 'The writer declined to write to this person.');
}

function isReason(word: string): word is SuitabilityReason {
  return word !== 'weak_fit' && isRefusal(word as SuitabilityReason);
}
