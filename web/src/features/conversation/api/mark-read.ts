// Marks a conversation as read or unread.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markRead } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { conversationsKey } from './list-threads.ts';

export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      api(markRead, { params: { threadId: id }, body: { read } }),
    onSettled: () => client.invalidateQueries({ queryKey: conversationsKey }),
  });
}
