// Follow-ups that wait for approval, of a project or of all, a page at a time: the oldest first.
import { listReviewedFollowUps, type ReviewState } from '@opener/contract/follow-up';
import { apiWithHeaders } from '../../../lib/api.ts';
import { readPage, usePages } from '../../../lib/use-pages.ts';
import { conversationsKey } from './list-threads.ts';

const pageSize = '10';

export function useReviewedFollowUps(state: ReviewState, projectId?: string) {
  return usePages({
    queryKey: [...conversationsKey, 'follow-ups in review', { state, projectId }],
    fetchPage: async (cursor, signal) =>
      readPage(
        await apiWithHeaders(listReviewedFollowUps, {
          query: { project_id: projectId, state, limit: pageSize, cursor },
          signal,
        }),
      ),
  });
}
