// Schedules every message of a project that never was.
import { useMutation } from '@tanstack/react-query';
import { sendUnsent } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';

export function useSendUnsent(projectId: string) {
  return useMutation({ mutationFn: () => api(sendUnsent, { params: { id: projectId } }) });
}
