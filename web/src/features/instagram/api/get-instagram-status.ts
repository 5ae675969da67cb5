// Which Instagram account is connected, if any.
import { useQuery } from '@tanstack/react-query';
import { getInstagramStatus } from '@opener/contract/instagram';
import { api } from '../../../lib/api.ts';

export const instagramStatusKey = ['instagram', 'status'] as const;

export function useInstagramStatus() {
  return useQuery({
    queryKey: instagramStatusKey,
    queryFn: ({ signal }) => api(getInstagramStatus, { signal }),
  });
}
