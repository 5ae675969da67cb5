// A suggested reply to the latest answer, for the user to change and send.
import { useMutation } from '@tanstack/react-query';
import { suggestReply } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';

/** The writer may take a while. */
const timeoutMs = 60_000;

export function useSuggestReply(threadId: string) {
  return useMutation({ mutationFn: () => api(suggestReply, { params: { threadId }, timeoutMs }) });
}
