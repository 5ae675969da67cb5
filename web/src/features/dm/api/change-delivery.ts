// Approves, skips, sends now or repeats the delivery of a message, and updates the lists.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeDelivery, type deliveryActions } from '@opener/contract/delivery';
import type { Message } from '@opener/contract/message';
import { api } from '../../../lib/api.ts';
import { messageCountsKey } from './count-messages.ts';
import { messagesKey, replaceMessage } from './message-pages.ts';

export type DeliveryAction = (typeof deliveryActions)[number];

export function useChangeDelivery() {
  const client = useQueryClient();
  return useMutation({
    /** About the message as it is shown: if it has changed since, nothing happens. */
    mutationFn: ({ message, action }: { message: Message; action: DeliveryAction }) =>
      api(changeDelivery, { params: { messageId: message.id }, body: { action, seen: seenIn(message) } }),
    onSuccess: (message) => {
      replaceMessage(client, message);
      void client.invalidateQueries({ queryKey: messageCountsKey });
    },
    // It has changed meanwhile; the lists should show it.
    onError: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}

function seenIn({ delivery }: Message) {
  if (!delivery) return null;
  const { status, reason, answered_at } = delivery;
  return { status, reason, answered_at };
}
