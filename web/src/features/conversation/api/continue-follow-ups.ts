// Plans those follow-ups of a project anew that stopped with the account.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { continueFollowUps } from '@opener/contract/follow-up';
import { api } from '../../../lib/api.ts';
import { followUpsKey } from './get-follow-ups.ts';

export function useContinueFollowUps(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(continueFollowUps, { params: { id: projectId } }),
    onSuccess: (settings) => client.setQueryData(followUpsKey(projectId), settings),
  });
}
