// How many messages are in each state, of those that a search finds.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Fit } from '@opener/contract/message';
import { countMessages } from '@opener/contract/message-list';
import type { VariantLetter } from '@opener/contract/voice-test';
import { api } from '../../../lib/api.ts';

export const messageCountsKey = ['message-counts'] as const;

interface Counted {
  q: string;
  fit: Fit | undefined;
  variant: VariantLetter | undefined;
  project: string | undefined;
  from: string | undefined;
  to: string | undefined;
  account: string | undefined;
}

export function useMessageCounts({ q, fit, variant, project, from, to, account }: Counted) {
  return useQuery({
    queryKey: [...messageCountsKey, { q, fit, variant, project, from, to, account }],
    queryFn: ({ signal }) =>
      api(countMessages, {
        query: { q: q || undefined, fit, variant, project_id: project, from, to, account },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
