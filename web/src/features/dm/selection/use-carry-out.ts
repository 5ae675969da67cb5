// Changes the selected messages and reports the result; approvals and skips can be undone for a while.
import { deliveryLimits } from '@opener/contract/delivery';
import type { SelectionAction } from '@opener/contract/selection';
import { failureDetail } from '../../../lib/api.ts';
import { plural, wholeNumber } from '../../../lib/format.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useChangeMessages, type MessagesChange } from '../api/change-messages.ts';
import { useTakeBackChange } from '../api/take-back-change.ts';
import { leftIn } from './left-list.tsx';

const done: Record<SelectionAction, string> = {
  approve: 'approved',
  skip: 'skipped',
  move: 'moved',
  delete: 'deleted',
};

export function useCarryOut(onChanged: (() => void) | undefined) {
  const toast = useToast();
  const changing = useChangeMessages();
  const takeBack = useTakeBackChange();

  /** False when it failed. */
  async function carryOut(change: MessagesChange): Promise<boolean> {
    try {
      const answer = await changing.mutateAsync(change);
      const left = leftIn(answer);
      const rest = left > 0 ? `, ${wholeNumber(left)} unchanged` : '';
      const at = answer.changed_at;
      toast.success(`${plural(answer.done, 'message')} ${done[change.action]}${rest}`, {
        ...(at !== null && {
          duration: deliveryLimits.takeBackSeconds * 1000,
          action: { label: 'Undo', onPress: () => void undo(at) },
        }),
      });
      onChanged?.();
      return true;
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to change the messages');
      return false;
    }
  }

  async function undo(changedAt: string): Promise<void> {
    try {
      const { messages } = await takeBack.mutateAsync(changedAt);
      toast.success(`Undone for ${plural(messages, 'message')}`);
      onChanged?.();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to undo');
    }
  }

  return { carryOut, isPending: changing.isPending };
}
