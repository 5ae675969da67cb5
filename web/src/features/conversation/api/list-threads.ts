// Conversations, a page at a time: newest answer first.
import { listThreads, type ThreadFilter } from '@opener/contract/conversation';
import { apiWithHeaders } from '../../../lib/api.ts';
import { readPage, usePages } from '../../../lib/use-pages.ts';

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
  return usePages({
    queryKey: [...conversationsKey, 'list', { q, filter, project, unread }],
    fetchPage: async (cursor, signal) =>
      readPage(
        await apiWithHeaders(listThreads, {
          query: {
            limit: pageSize,
            q: q || undefined,
            filter,
            project_id: project,
            unread: unread ? 'true' : undefined,
            cursor,
          },
          signal,
        }),
      ),
  });
}
