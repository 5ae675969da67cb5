// Whether anything of the user's changed, anywhere: polled every three seconds while the page is visible.
import { useQuery } from '@tanstack/react-query';
import { getChanges } from '@opener/contract/change';
import { dmLimits } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';

export const changesKey = ['changes'] as const;

export function useChanges() {
  return useQuery({
    queryKey: changesKey,
    queryFn: ({ signal }) => api(getChanges, { signal }),
    // The next poll is the retry.
    retry: false,
    staleTime: 0,
    refetchInterval: dmLimits.pollSeconds * 1000,
  });
}
