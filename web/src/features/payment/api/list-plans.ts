// The packs on sale, for the signed-in screen.
import { useQuery } from '@tanstack/react-query';
import { listPlans } from '@opener/contract/payment';
import { api } from '../../../lib/api.ts';

export const plansKey = ['plans'] as const;

const staleTime = 5 * 60_000;

export function usePlans() {
  return useQuery({ queryKey: plansKey, queryFn: ({ signal }) => api(listPlans, { signal }), staleTime });
}
