// Whether a project's messages are sent automatically or wait for review. Applies to messages written from now on.
import type { ProjectSending } from '@opener/contract/delivery';
import { failureDetail } from '../../lib/api.ts';
import { sendingModeChoices } from '../../lib/sending-modes.ts';
import { Choices } from '../../ui/choices.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useUpdateProjectSending } from './api/update-project-sending.ts';

type Mode = ProjectSending['mode'];

export function SendingMode({ projectId, mode }: { projectId: string; mode: Mode }) {
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useUpdateProjectSending(projectId);

  async function choose(next: Mode): Promise<void> {
    if (isPending) return;
    try {
      await mutateAsync(next);
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to change sending');
    }
  }

  return (
    <Choices
      legend="New messages"
      value={isPending ? variables : mode}
      choices={sendingModeChoices}
      onChange={(next) => void choose(next)}
    />
  );
}
