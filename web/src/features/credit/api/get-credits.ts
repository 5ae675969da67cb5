// The balance. Queueing, cancelling and buying change it, so their screens invalidate it.
import { useQuery } from '@tanstack/react-query';
import { getCredits } from '@opener/contract/credit';
import { api } from '../../../lib/api.ts';

export const creditsKey = ['credits'] as const;

export function useCredits() {
  return useQuery({ queryKey: creditsKey, queryFn: ({ signal }) => api(getCredits, { signal }) });
}
