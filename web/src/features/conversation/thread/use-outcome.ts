// Decides the outcome of a conversation; each decision can be undone.
import type { Outcome, Thread } from '@opener/contract/conversation';
import { failureDetail } from '../../../lib/api.ts';
import { useOpening } from '../../../lib/use-opening.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useSetOutcome } from '../api/set-outcome.ts';
import { outcomeWords } from '../outcome-words.ts';

type Decision = { outcome: Outcome | null; until?: string | undefined };

export function useOutcome(thread: Thread) {
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useSetOutcome();
  const asking = useOpening();
  const before: Decision = { outcome: thread.outcome, until: thread.not_now_until ?? undefined };

  async function decide(decision: Decision, undo: Decision | undefined): Promise<void> {
    const said = decision.outcome ? outcomeWords[decision.outcome].done : 'Outcome cleared';
    try {
      await mutateAsync({ id: thread.id, ...decision });
      asking.setOpen(false);
      const action = undo && { label: 'Undo', onPress: () => void decide(undo, undefined) };
      toast.success(undo ? said : 'Undone', { action });
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to save the outcome');
    }
  }

  return {
    /** What is being saved right now. */
    saving: isPending ? variables.outcome : undefined,
    /** The question for the day. */
    asking,
    /** The chosen one again clears it; not now asks for the day first. */
    choose: (outcome: Outcome) => {
      if (isPending) return;
      if (outcome === thread.outcome) void decide({ outcome: null }, before);
      else if (outcome === 'not_now') asking.open();
      else void decide({ outcome }, before);
    },
    postpone: (until: string) => void decide({ outcome: 'not_now', until }, before),
  };
}
