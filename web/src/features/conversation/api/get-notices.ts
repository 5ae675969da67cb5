// Whether new answers are mailed.
import { useQuery } from '@tanstack/react-query';
import { getNotices } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { conversationsKey } from './list-threads.ts';

export const noticesKey = [...conversationsKey, 'notices'] as const;

export function useNotices() {
  return useQuery({ queryKey: noticesKey, queryFn: ({ signal }) => api(getNotices, { signal }) });
}
