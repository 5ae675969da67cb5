// Sets whether a project's messages are sent automatically or wait for approval.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProjectSending, type ProjectSending } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { projectSendingKey } from './get-project-sending.ts';

export function useUpdateProjectSending(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mode: ProjectSending['mode']) =>
      api(updateProjectSending, { params: { id: projectId }, body: { mode } }),
    onSuccess: (sending) => client.setQueryData(projectSendingKey(projectId), sending),
  });
}
