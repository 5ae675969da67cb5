// What came of messages in the last 30 days, and in the 30 days before.
import { useQuery } from '@tanstack/react-query';
import { getTrend } from '@opener/contract/figure';
import { api } from '../../../lib/api.ts';
import { sendingKey } from './get-sending.ts';

export function useTrend() {
  return useQuery({
    queryKey: [...sendingKey, 'trend'],
    queryFn: ({ signal }) => api(getTrend, { signal }),
  });
}
