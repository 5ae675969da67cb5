// Stops the follow-up of a conversation, takes that back, or approves it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeFollowUp } from '@opener/contract/conversation';
import type { followUpActions } from '@opener/contract/follow-up';
import { api } from '../../../lib/api.ts';
import { keepThread } from './get-thread.ts';

export type FollowUpChange = {
  threadId: string;
  action: (typeof followUpActions)[number];
  text?: string | undefined;
};

export function useChangeFollowUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ threadId, ...body }: FollowUpChange) =>
      api(changeFollowUp, { params: { threadId }, body }),
    onSuccess: (thread) => keepThread(client, thread),
  });
}
