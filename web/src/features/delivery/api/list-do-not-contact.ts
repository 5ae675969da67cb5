// People who are never contacted: the first matches, and the total.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listDoNotContact } from '@opener/contract/delivery';
import { apiWithHeaders } from '../../../lib/api.ts';

export const doNotContactKey = ['do-not-contact'] as const;

export function useDoNotContact(q: string) {
  return useQuery({
    queryKey: [...doNotContactKey, q],
    queryFn: async ({ signal }) => {
      const { answer, headers } = await apiWithHeaders(listDoNotContact, {
        query: { q: q || undefined },
        signal,
      });
      return { people: answer, total: Number(headers.get('x-total-count') ?? answer.length) };
    },
    placeholderData: keepPreviousData,
  });
}
