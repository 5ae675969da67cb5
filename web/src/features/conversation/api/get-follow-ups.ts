// Whether and when a project follows up, and how many are planned or in review.
import { useQuery } from '@tanstack/react-query';
import { type FollowUpSettings, getFollowUps } from '@opener/contract/follow-up';
import { api } from '../../../lib/api.ts';
import { conversationsKey } from './list-threads.ts';

export const followUpsKey = (projectId: string) => [...conversationsKey, 'follow-ups', projectId] as const;

/** That a limited account may send again is no change that anybody tells. */
const nowAndThenMs = 60_000;

export function useFollowUps(projectId: string) {
  return useQuery({
    queryKey: followUpsKey(projectId),
    queryFn: ({ signal }) => api(getFollowUps, { params: { id: projectId }, signal }),
    refetchInterval: ({ state }) => state.data !== undefined && isStuck(state.data) && nowAndThenMs,
  });
}

function isStuck({ stopped, can_continue: count }: FollowUpSettings): boolean {
  return stopped.paused + stopped.frozen + stopped.disconnected > count;
}
