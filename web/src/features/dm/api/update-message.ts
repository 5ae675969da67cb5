// Saves an edited text; the lists show it at once.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Message, updateMessage } from '@opener/contract/message';
import { api } from '../../../lib/api.ts';
import { replaceMessage } from './message-pages.ts';

export function useUpdateMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ message, text }: { message: Message; text: string }) =>
      api(updateMessage, {
        params: { id: message.project_id, messageId: message.id },
        body: { generated_message: text },
      }),
    onSuccess: (saved) => replaceMessage(client, saved),
  });
}
