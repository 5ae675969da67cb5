// How a change of several messages looks on the wire.
import type { ChangedMessages } from '@opener/contract/selection';
import type { ChangeResult } from './change-messages.ts';

export function presentChange({ done, left, changedAt }: ChangeResult): ChangedMessages {
  return { done, left, changed_at: changedAt?.toISOString() ?? null };
}
