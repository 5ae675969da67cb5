// Asks before a test of two voices ends.
import type { VariantLetter } from '@opener/contract/voice-test';
import { failureDetail } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useEndVoiceTest } from '../api/end-voice-test.ts';

const words = {
  a: {
    title: 'Keep A and end the test?',
    text: 'Everything is written in voice A again, also for people who wait for B. Messages that exist stay as they are.',
    button: 'Keep A',
    done: 'Voice A stays',
  },
  b: {
    title: 'Use B for all?',
    text: 'B becomes the voice of this project, also for people who wait for A, and the test ends. Messages that exist stay as they are.',
    button: 'Use B for all',
    done: 'B is now the voice of this project',
  },
} as const;

interface EndTestDialogProps {
  projectId: string;
  use: VariantLetter;
  open: boolean;
  onClose: () => void;
}

export function EndTestDialog({ projectId, use, open, onClose }: EndTestDialogProps) {
  const toast = useToast();
  const end = useEndVoiceTest(projectId);
  const { title, text, button, done } = words[use];

  async function confirm(): Promise<void> {
    try {
      await end.mutateAsync(use);
    } catch (error) {
      return toast.error(failureDetail(error) ?? 'Failed to end the test');
    }
    onClose();
    toast.success(done);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go on testing
          </Button>
          <Button busy={end.isPending} busyLabel="Ending the test" onClick={() => void confirm()}>
            {button}
          </Button>
        </>
      }
    />
  );
}
