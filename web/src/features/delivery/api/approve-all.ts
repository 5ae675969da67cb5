// Approves every message of a project that waits for it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approveAll } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { projectSendingKey } from './get-project-sending.ts';

export function useApproveAll(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(approveAll, { params: { id: projectId } }),
    onSuccess: (sending) => client.setQueryData(projectSendingKey(projectId), sending),
  });
}
