// Why a person is refused or their message held, and how the sender is told.
import type { SuitabilityReason } from '../../../db/documents.ts';
import { FinalFault } from '../../../lib/port-faults.ts';

export type Verdict = { verdict: 'write' } | { verdict: 'hold' | 'refuse'; reason: SuitabilityReason };

const observations: Record<SuitabilityReason, string> = {
  no_contact: 'This person asks not to be contacted or sold to',
  child: 'This account seems to belong to a child',
  grief: 'This profile is about a loss',
  illness: 'This profile is about a serious illness',
  eating_disorder: 'This profile is about an eating disorder',
  suicide: 'This profile is about suicide or self-harm',
  pregnancy_loss: 'This profile is about the loss of a baby',
  crisis: 'This person seems to be in an emergency',
  nothing_personal: 'This profile has no details that a message could use',
  orders: 'This profile contains instructions for software that reads it',
  competitor: 'This profile seems to sell what you sell',
  political: 'This profile belongs to a political party or campaign',
  adult: 'This profile is about adult content',
  weak_fit: 'Your offer is a weak fit for this person',
  plain_writer: 'This was written without a language model',
  made_up_profile: 'The profile is made up, because no source of profiles is configured',
};

const refusals: ReadonlySet<SuitabilityReason> = new Set<SuitabilityReason>([
  'no_contact',
  'child',
  'grief',
  'illness',
  'eating_disorder',
  'suicide',
  'pregnancy_loss',
  'crisis',
  'weak_fit',
]);

/** Whether nothing is written for this reason, unless the user overrides it. */
export function isRefusal(reason: SuitabilityReason): boolean {
  return refusals.has(reason);
}

/**
 * Whether the override of one refusal covers another. Another reason needs another decision, except that a weak fit is covered by any
 * graver one.
 */
export function isOverridden(reason: SuitabilityReason, anyway: SuitabilityReason | undefined): boolean {
  return reason === anyway || (reason === 'weak_fit' && anyway !== undefined);
}

/** For a message that was written after an override. */
export function cautionSentence(reason: SuitabilityReason): string {
  return `${observations[reason]}. Read the message before it is sent.`;
}

/** Nothing was written. */
export class Unsuitable extends FinalFault {
  constructor(readonly reason: SuitabilityReason) {
    super('unsuitable', `${observations[reason]}, so we did not write.`);
  }
}
