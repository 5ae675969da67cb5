// Marks a message as answered, or not; both can be undone.
import type { Message } from '@opener/contract/message';
import { failureDetail } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useMarkAnswered } from '../api/mark-answered.ts';

export function useAnsweredMark({ id }: Message): (answered: boolean) => void {
  const toast = useToast();
  const { mutateAsync } = useMarkAnswered();

  async function mark(answered: boolean, said: boolean): Promise<void> {
    try {
      await mutateAsync({ id, answered });
      const action = { label: 'Undo', onPress: () => void mark(!answered, false) };
      if (said) toast.success(answered ? 'Marked as answered' : 'Marked as not answered', { action });
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to update message');
    }
  }

  return (answered) => void mark(answered, true);
}
