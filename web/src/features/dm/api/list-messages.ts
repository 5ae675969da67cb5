// All messages of the person, a page at a time.
import { listMessages } from '@opener/contract/message-list';
import { apiWithHeaders } from '../../../lib/api.ts';
import { messagesKey, pageSize, queryOf, readPage, type MessageView } from './message-pages.ts';
import { useMessagePages } from './use-message-pages.ts';

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
  return useMessagePages([...allMessagesKey(view), project], async (cursor, signal) =>
    readPage(
      await apiWithHeaders(listMessages, {
        query: { ...queryOf(view, cursor), project_id: project },
        signal,
      }),
    ),
  );
}
