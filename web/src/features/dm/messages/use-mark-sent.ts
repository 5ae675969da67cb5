// Marks a message as sent by hand, or not, and reports failures in place. It is removed from the queue first, so that it is not sent twice.
import type { Message } from '@opener/contract/message';
import { failureDetail } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useChangeDelivery } from '../api/change-delivery.ts';
import { useMarkMessage } from '../api/mark-message.ts';

const inLine: ReadonlySet<string | undefined> = new Set(['review', 'waiting', 'held']);

export function useMarkSent(message: Message) {
  const { id, delivery } = message;
  const toast = useToast();
  const marking = useMarkMessage();
  const skipping = useChangeDelivery();

  async function mark(sent: boolean, onDone?: () => void): Promise<void> {
    try {
      if (sent && inLine.has(delivery?.status)) await skipping.mutateAsync({ message, action: 'skip' });
      await marking.mutateAsync({ id, sent });
      onDone?.();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to update message');
    }
  }

  return {
    mark: (sent: boolean, onDone?: () => void) => void mark(sent, onDone),
    isPending: marking.isPending || skipping.isPending,
  };
}
