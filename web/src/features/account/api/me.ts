// Asks the server whether the stored session still holds.
import { useQuery } from '@tanstack/react-query';
import { me } from '@opener/contract/account';
import { api } from '../../../lib/api.ts';

export const meKey = (token: string | null) => ['me', token] as const;

export function useMe(token: string | null) {
  return useQuery({
    queryKey: meKey(token),
    queryFn: ({ signal }) => api(me, { signal }),
    enabled: token !== null,
    staleTime: Infinity,
    retry: false,
  });
}
