// Asks for a message to be written anew, for one credit. The answer is the job that writes it.
import { useMutation } from '@tanstack/react-query';
import { regenerateMessage } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';

export function useRegenerateMessage() {
  return useMutation({
    mutationFn: (messageId: string) => api(regenerateMessage, { params: { messageId } }),
  });
}
