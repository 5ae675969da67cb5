// The packs on sale. The signed-in screen uses the shared client, the public page fetches without a token.
import { useQuery } from '@tanstack/react-query';
import { listPlans } from '@opener/contract/payment';
import { api, directApi } from '../../../lib/api.ts';

export const plansKey = ['plans'] as const;

const staleTime = 5 * 60_000;

export function usePlans() {
  return useQuery({ queryKey: plansKey, queryFn: ({ signal }) => api(listPlans, { signal }), staleTime });
}

export function usePublicPlans() {
  return useQuery({
    queryKey: plansKey,
    queryFn: ({ signal }) => directApi(listPlans, { signal }),
    staleTime,
  });
}
