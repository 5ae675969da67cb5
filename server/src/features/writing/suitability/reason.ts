// Why a person is not written to, or only after the sender has read the message; and how the sender is told.
export type SuitabilityReason =
  | 'no_contact'
  | 'child'
  | 'grief'
  | 'illness'
  | 'eating_disorder'
  | 'suicide'
  | 'pregnancy_loss'
  | 'crisis'
  | 'nothing_personal'
  | 'orders'
  | 'competitor'
  | 'political'
  | 'adult';

export type Verdict = { verdict: 'write' } | { verdict: 'hold' | 'refuse'; reason: SuitabilityReason };

export const suitabilitySentences: Record<SuitabilityReason, string> = {
  no_contact: 'This person asks not to be contacted or sold to, so we did not write.',
  child: 'This account seems to belong to a child, so we did not write.',
  grief: 'This profile is about a loss, so we did not write.',
  illness: 'This profile is about a serious illness, so we did not write.',
  eating_disorder: 'This profile is about an eating disorder, so we did not write.',
  suicide: 'This profile is about suicide or self-harm, so we did not write.',
  pregnancy_loss: 'This profile is about the loss of a baby, so we did not write.',
  crisis: 'This person seems to be in an emergency, so we did not write.',
  nothing_personal:
    'This profile says nothing that a message could build on. Read the message before it goes out.',
  orders: 'This profile tries to give orders to software that reads it. Read the message before it goes out.',
  competitor: 'This profile seems to sell what you sell. Read the message before it goes out.',
  political: 'This profile belongs to a party or a campaign. Read the message before it goes out.',
  adult: 'This profile is about adult content. Read the message before it goes out.',
};
