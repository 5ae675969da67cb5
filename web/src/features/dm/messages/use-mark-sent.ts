// Marks a message as sent by hand, or not; a failure is told where the person is.
import type { Message } from '@opener/contract/dm';
import { failureDetail } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useMarkMessage } from '../api/mark-message.ts';

export function useMarkSent({ id }: Message) {
  const toast = useToast();
  const { mutate, isPending } = useMarkMessage();
  const mark = (sent: boolean, onDone?: () => void) =>
    mutate(
      { id, sent },
      {
        onSuccess: () => onDone?.(),
        onError: (error) => toast.error(failureDetail(error) ?? 'Failed to update message'),
      },
    );
  return { mark, isPending };
}
