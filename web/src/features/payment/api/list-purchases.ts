// Every pack that was bought, newest first.
import { useQuery } from '@tanstack/react-query';
import { listPurchases } from '@opener/contract/payment';
import { api } from '../../../lib/api.ts';

export const purchasesKey = ['purchases'] as const;

export function usePurchases() {
  return useQuery({ queryKey: purchasesKey, queryFn: ({ signal }) => api(listPurchases, { signal }) });
}
