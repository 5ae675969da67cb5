// Approves, skips, sends now or repeats the delivery of a message, and updates the lists.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeDelivery, type deliveryActions } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { messageCountsKey } from './count-messages.ts';
import { messagesKey, replaceMessage } from './message-pages.ts';

export type DeliveryAction = (typeof deliveryActions)[number];

export function useChangeDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: DeliveryAction }) =>
      api(changeDelivery, { params: { messageId: id }, body: { action } }),
    onSuccess: (message) => {
      replaceMessage(client, message);
      void client.invalidateQueries({ queryKey: messageCountsKey });
    },
    // It has changed meanwhile; the lists should show it.
    onError: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
}
