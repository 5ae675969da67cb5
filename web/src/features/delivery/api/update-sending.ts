// Pauses sending, or lets it go on.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateSending } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { sendingStateKey } from './get-sending.ts';

export function useUpdateSending() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (paused: boolean) => api(updateSending, { body: { paused } }),
    onSuccess: (sending) => client.setQueryData(sendingStateKey, sending),
  });
}
