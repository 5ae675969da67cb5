// Marks a message as answered, or undoes that.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { markAnswered } from '@opener/contract/message';
import { api } from '../../../lib/api.ts';
import { messageCountsKey } from './count-messages.ts';
import { replaceMessage } from './message-pages.ts';

export function useMarkAnswered() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answered }: { id: string; answered: boolean }) =>
      api(markAnswered, { params: { messageId: id }, body: { answered } }),
    onSuccess: (saved) => {
      replaceMessage(client, saved);
      void client.invalidateQueries({ queryKey: messageCountsKey });
    },
  });
}
