// The messages of one project, a page at a time.
import { listProjectMessages } from '@opener/contract/message-list';
import { apiWithHeaders } from '../../../lib/api.ts';
import { readPage, usePages } from '../../../lib/use-pages.ts';
import { pollDeliveries } from '../delivery/poll-deliveries.ts';
import { messagesKey, pageSize, queryOf, type MessageView } from './message-pages.ts';

/** Every view of the project's messages, whatever is searched for. */
export const projectMessagesKey = (projectId: string) => [...messagesKey, 'project', projectId] as const;

export function useProjectMessages(projectId: string, asked: Partial<MessageView> = {}) {
  const { q = '', sort = 'newest', fit, variant, state, from, to, account, limit = pageSize } = asked;
  const view = { q, sort, fit, variant, state, from, to, account, limit };
  return usePages({
    queryKey: [...projectMessagesKey(projectId), view],
    every: pollDeliveries,
    fetchPage: async (cursor, signal) =>
      readPage(
        await apiWithHeaders(listProjectMessages, {
          params: { id: projectId },
          query: queryOf(view, cursor),
          signal,
        }),
      ),
  });
}
