// The messages of one project, a page at a time.
import { listProjectMessages } from '@opener/contract/message-list';
import { apiWithHeaders } from '../../../lib/api.ts';
import { messagesKey, pageSize, queryOf, readPage, type MessageView } from './message-pages.ts';
import { useMessagePages } from './use-message-pages.ts';

/** Every view of the project's messages, whatever is searched for. */
export const projectMessagesKey = (projectId: string) => [...messagesKey, 'project', projectId] as const;

export function useProjectMessages(
  projectId: string,
  { q = '', sort = 'newest', fit, state, from, to, account, limit = pageSize }: Partial<MessageView> = {},
) {
  const view = { q, sort, fit, state, from, to, account, limit };
  return useMessagePages([...projectMessagesKey(projectId), view], async (cursor, signal) =>
    readPage(
      await apiWithHeaders(listProjectMessages, {
        params: { id: projectId },
        query: queryOf(view, cursor),
        signal,
      }),
    ),
  );
}
