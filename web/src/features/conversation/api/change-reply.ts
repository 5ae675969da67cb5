// Takes back a reply that was not sent, or sends one again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeReply, type replyActions } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { keepThread } from './get-thread.ts';

type Change = { replyId: string; action: (typeof replyActions)[number] };

export function useChangeReply(threadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ replyId, action }: Change) =>
      api(changeReply, { params: { threadId, replyId }, body: { action } }),
    onSuccess: (thread) => keepThread(client, thread),
  });
}
