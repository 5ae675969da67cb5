// Takes a follow-up that waits to be sent out of the queue.
import { Button } from '../../../ui/button.tsx';
import { useFollowUpChange } from './use-follow-up-change.ts';

export function StopFollowUp({ threadId }: { threadId: string }) {
  const { change, busy } = useFollowUpChange(threadId);
  return (
    <Button variant="secondary" size="sm" busy={busy === 'stop'} onClick={() => void change('stop')}>
      Stop it
    </Button>
  );
}
