// Whether and when a project follows up, and how many are planned or in review.
import { useQuery } from '@tanstack/react-query';
import { getFollowUps } from '@opener/contract/follow-up';
import { api } from '../../../lib/api.ts';
import { conversationsKey } from './list-threads.ts';

export const followUpsKey = (projectId: string) => [...conversationsKey, 'follow-ups', projectId] as const;

export function useFollowUps(projectId: string) {
  return useQuery({
    queryKey: followUpsKey(projectId),
    queryFn: ({ signal }) => api(getFollowUps, { params: { id: projectId }, signal }),
  });
}
