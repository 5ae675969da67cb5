// The messages of one project, a page at a time.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listProjectMessages } from '@opener/contract/message-list';
import { apiWithHeaders } from '../../../lib/api.ts';
import { pollDeliveries } from '../delivery/poll-deliveries.ts';
import { messagesKey, pageSize, queryOf, readPage, type MessageView } from './message-pages.ts';

/** Every view of the project's messages, whatever is searched for. */
export const projectMessagesKey = (projectId: string) => [...messagesKey, 'project', projectId] as const;

export function useProjectMessages(
  projectId: string,
  { q = '', sort = 'newest', fit, state, from, to, account, limit = pageSize }: Partial<MessageView> = {},
) {
  const view = { q, sort, fit, state, from, to, account, limit };
  return useInfiniteQuery({
    queryKey: [...projectMessagesKey(projectId), view],
    queryFn: async ({ pageParam, signal }) =>
      readPage(
        await apiWithHeaders(listProjectMessages, {
          params: { id: projectId },
          query: queryOf(view, pageParam),
          signal,
        }),
      ),
    initialPageParam: cursorOfFirst,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollDeliveries(state.data),
  });
}

const cursorOfFirst: string | undefined = undefined;
