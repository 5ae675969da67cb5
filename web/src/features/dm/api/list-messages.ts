// All messages of the person, a page at a time.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listMessages } from '@opener/contract/message-list';
import { apiWithHeaders } from '../../../lib/api.ts';
import { pollDeliveries } from '../delivery/poll-deliveries.ts';
import { messagesKey, pageSize, queryOf, readPage, type MessageView } from './message-pages.ts';

const allMessagesKey = (view: MessageView) => [...messagesKey, 'all', view] as const;

export function useMessages({
  q = '',
  sort = 'newest',
  fit,
  state,
  from,
  to,
  account,
  project,
  limit = pageSize,
}: Partial<MessageView & { project: string | undefined }> = {}) {
  const view = { q, sort, fit, state, from, to, account, limit };
  return useInfiniteQuery({
    queryKey: [...allMessagesKey(view), project],
    queryFn: async ({ pageParam, signal }) =>
      readPage(
        await apiWithHeaders(listMessages, {
          query: { ...queryOf(view, pageParam), project_id: project },
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
