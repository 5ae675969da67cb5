// Changes a follow-up and says so; stopping offers a way back.
import { failureDetail } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast.tsx';
import { type FollowUpChange, useChangeFollowUp } from '../api/change-follow-up.ts';

const done: Record<FollowUpChange['action'], string> = {
  stop: 'Follow-up stopped',
  resume: 'The follow-up is back',
  approve: 'Follow-up approved',
};

const undoMs = 10_000;

export function useFollowUpChange(threadId: string, onChanged?: () => void) {
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useChangeFollowUp();

  async function change(action: FollowUpChange['action'], text?: string): Promise<boolean> {
    try {
      await mutateAsync({ threadId, action, text });
      onChanged?.();
      const undo = { label: 'Undo', onPress: () => void change('resume') };
      toast.success(done[action], action === 'stop' ? { duration: undoMs, action: undo } : {});
      return true;
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to change the follow-up');
      return false;
    }
  }

  return { change, busy: isPending ? variables.action : undefined };
}
