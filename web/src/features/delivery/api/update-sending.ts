// Pauses or resumes sending, or changes its schedule.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSending } from '@opener/contract/delivery';
import { api, type CallOptions } from '../../../lib/api.ts';
import { sendingStateKey } from './get-sending.ts';

export function useUpdateSending() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOptions<typeof updateSending>['body']) => api(updateSending, { body }),
    onSuccess: (sending) => client.setQueryData(sendingStateKey, sending),
  });
}
