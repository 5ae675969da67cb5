// Marks a conversation as read or unread.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markRead } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { conversationsKey } from './list-threads.ts';

/** `up_to`: the newest answer on the screen. */
type Mark = { id: string; read: boolean; up_to?: string };

export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: Mark) => api(markRead, { params: { threadId: id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: conversationsKey }),
  });
}
