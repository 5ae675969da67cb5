// Follow-ups of a project that wait for approval.
import { useQuery } from '@tanstack/react-query';
import { listReviewedFollowUps } from '@opener/contract/follow-up';
import { api } from '../../../lib/api.ts';
import { followUpsKey } from './get-follow-ups.ts';

export function useReviewedFollowUps(projectId: string, enabled: boolean) {
  return useQuery({
    queryKey: [...followUpsKey(projectId), 'review'],
    queryFn: ({ signal }) => api(listReviewedFollowUps, { params: { id: projectId }, signal }),
    enabled,
  });
}
