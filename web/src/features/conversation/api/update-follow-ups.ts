// Turns follow-ups on or off, and changes their days.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FollowUpChoice, updateFollowUps } from '@opener/contract/follow-up';
import { api } from '../../../lib/api.ts';
import { followUpsKey } from './get-follow-ups.ts';

export function useUpdateFollowUps(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FollowUpChoice) => api(updateFollowUps, { params: { id: projectId }, body }),
    onSuccess: (settings) => client.setQueryData(followUpsKey(projectId), settings),
  });
}
