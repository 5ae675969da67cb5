// Conversations, a page at a time: newest answer first.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listThreads, type ThreadFilter } from '@opener/contract/conversation';
import { apiWithHeaders } from '../../../lib/api.ts';

/** The prefix of every key about conversations, so that one call refreshes them all. */
export const conversationsKey = ['conversations'] as const;

export type ThreadView = {
  q?: string | undefined;
  filter?: ThreadFilter | undefined;
  project?: string | undefined;
  unread?: boolean | undefined;
};

const pageSize = '50';

export function useThreads({ q, filter, project, unread }: ThreadView = {}) {
  return useInfiniteQuery({
    queryKey: [...conversationsKey, 'list', { q, filter, project, unread }],
    queryFn: async ({ pageParam, signal }) => {
      const { answer, headers } = await apiWithHeaders(listThreads, {
        query: {
          limit: pageSize,
          q: q || undefined,
          filter,
          project_id: project,
          unread: unread ? 'true' : undefined,
          cursor: pageParam,
        },
        signal,
      });
      const total = Number(headers.get('x-total-count') ?? answer.length);
      return { threads: answer, total, next: headers.get('x-next-cursor') ?? undefined };
    },
    initialPageParam: cursorOfFirst,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
}

const cursorOfFirst: string | undefined = undefined;
