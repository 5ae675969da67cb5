// The ids of all messages that a list would show, loaded or not.
import { useMutation } from '@tanstack/react-query';
import type { Fit } from '@opener/contract/message';
import type { MessageState } from '@opener/contract/message-list';
import { listMessageIds } from '@opener/contract/selection';
import type { VariantLetter } from '@opener/contract/voice-test';
import { api } from '../../../lib/api.ts';

export interface Matching {
  q: string;
  fit: Fit | undefined;
  /** The voice of a test that wrote them. */
  variant: VariantLetter | undefined;
  state: MessageState | undefined;
  project: string | undefined;
  /** The first and the last day, as in 2026-05-12. */
  from: string | undefined;
  to: string | undefined;
  /** The Instagram account that they wait for, or were sent from. */
  account: string | undefined;
}

export function useListMessageIds() {
  return useMutation({
    mutationFn: ({ q, fit, variant, state, project, from, to, account }: Matching) =>
      api(listMessageIds, {
        query: { q: q || undefined, fit, variant, state, project_id: project, from, to, account },
      }),
  });
}
