// Where every credit came from and went, newest first, by page.
import { useInfiniteQuery } from '@tanstack/react-query';
import { listLedger } from '@opener/contract/payment';
import { apiWithHeaders } from '../../../lib/api.ts';

export const ledgerKey = ['ledger'] as const;

export function useLedger() {
  return useInfiniteQuery({
    queryKey: ledgerKey,
    queryFn: async ({ pageParam, signal }) => {
      const { answer, headers } = await apiWithHeaders(listLedger, { query: { cursor: pageParam }, signal });
      return { rows: answer, next: headers.get('x-next-cursor') ?? undefined };
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  });
}

const firstPage: string | undefined = undefined;
