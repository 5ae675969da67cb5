// The receipt of one purchase.
import { useQuery } from '@tanstack/react-query';
import { getReceipt } from '@opener/contract/payment';
import { api } from '../../../lib/api.ts';

export function useReceipt(purchaseId: string) {
  return useQuery({
    queryKey: ['receipt', purchaseId],
    queryFn: ({ signal }) => api(getReceipt, { params: { purchaseId }, signal }),
  });
}
