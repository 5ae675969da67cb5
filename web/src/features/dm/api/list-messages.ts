// All messages of the person, a page at a time.
import { listMessages } from '@opener/contract/message-list';
import { apiWithHeaders } from '../../../lib/api.ts';
import { readPage, usePages } from '../../../lib/use-pages.ts';
import { pollDeliveries } from '../delivery/poll-deliveries.ts';
import { messagesKey, pageSize, queryOf, type MessageView } from './message-pages.ts';

const allMessagesKey = (view: MessageView) => [...messagesKey, 'all', view] as const;

export function useMessages({
  q = '',
  sort = 'newest',
  fit,
  variant,
  state,
  from,
  to,
  account,
  project,
  limit = pageSize,
}: Partial<MessageView & { project: string | undefined }> = {}) {
  const view = { q, sort, fit, variant, state, from, to, account, limit };
  return usePages({
    queryKey: [...allMessagesKey(view), project],
    every: pollDeliveries,
    fetchPage: async (cursor, signal) =>
      readPage(
        await apiWithHeaders(listMessages, {
          query: { ...queryOf(view, cursor), project_id: project },
          signal,
        }),
      ),
  });
}
