// Writes back. The id comes from the form, so that a second click or a retry is the same reply.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendReply } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { keepThread } from './get-thread.ts';

export function useSendReply(threadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { id: string; text: string }) => api(sendReply, { params: { threadId }, body }),
    onSuccess: (thread) => keepThread(client, thread),
  });
}
