// How many conversations each filter shows, of those that a search finds.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countThreads } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { conversationsKey, type ThreadView } from './list-threads.ts';

export function useThreadCounts({ q, project }: Pick<ThreadView, 'q' | 'project'> = {}) {
  return useQuery({
    queryKey: [...conversationsKey, 'counts', { q, project }],
    queryFn: ({ signal }) => api(countThreads, { query: { q: q || undefined, project_id: project }, signal }),
    placeholderData: keepPreviousData,
  });
}
