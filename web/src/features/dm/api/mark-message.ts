// Marks a message as sent by hand, or undoes that.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markMessage } from '@opener/contract/message';
import { api } from '../../../lib/api.ts';
import { messageCountsKey } from './count-messages.ts';
import { replaceMessage } from './message-pages.ts';

export function useMarkMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, sent }: { id: string; sent: boolean }) =>
      api(markMessage, { params: { messageId: id }, body: { sent } }),
    onSuccess: (saved) => {
      replaceMessage(client, saved);
      void client.invalidateQueries({ queryKey: messageCountsKey });
    },
  });
}
