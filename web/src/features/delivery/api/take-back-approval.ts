// Undoes a bulk approval, except for what was already sent.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takeBackApproval } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { projectSendingKey } from './get-project-sending.ts';

export function useTakeBackApproval(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (approvedAt: string) =>
      api(takeBackApproval, { params: { id: projectId }, body: { approved_at: approvedAt } }),
    onSuccess: (sending) => client.setQueryData(projectSendingKey(projectId), sending),
  });
}
