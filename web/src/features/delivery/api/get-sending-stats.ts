// The last 30 days, a row per day.
import { useQuery } from '@tanstack/react-query';
import { getSendingStats } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { sendingKey } from './get-sending.ts';

export function useSendingStats() {
  return useQuery({
    queryKey: [...sendingKey, 'stats'],
    queryFn: ({ signal }) => api(getSendingStats, { signal }),
  });
}
