// Checks with the server whether the stored session is still valid.
import { useQuery } from '@tanstack/react-query';
import { fetchMe } from './fetch-me.ts';

export const meKey = (token: string | null) => ['me', token] as const;

export function useMe(token: string | null) {
  return useQuery({
    queryKey: meKey(token),
    queryFn: ({ signal }) => fetchMe(signal),
    enabled: token !== null,
    staleTime: Infinity,
    retry: false,
  });
}
