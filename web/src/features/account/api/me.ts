// Checks with the server whether the stored session is still valid.
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const meKey = (token: string | null) => ['me', token] as const;

export function useMe(token: string | null) {
  return useQuery({
    queryKey: meKey(token),
    // Loaded only with a session: the contract's schemas are a tenth of the front page.
    queryFn: async ({ signal }) => api((await import('@opener/contract/account')).me, { signal }),
    enabled: token !== null,
    staleTime: Infinity,
    retry: false,
  });
}
