// How many follow-ups stopped with the account, why, and the way to continue them.
import type { FollowUpSettings } from '@opener/contract/follow-up';
import { failureDetail } from '../../../lib/api.ts';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useContinueFollowUps } from '../api/continue-follow-ups.ts';

type Stopped = FollowUpSettings['stopped'];

const causes: Record<keyof Stopped, string> = {
  paused: 'sending was paused',
  frozen: 'Instagram limited your account',
  disconnected: 'your account was disconnected',
};

interface StoppedFollowUpsProps {
  projectId: string;
  settings: FollowUpSettings;
}

export function StoppedFollowUps({ projectId, settings }: StoppedFollowUpsProps) {
  const toast = useToast();
  const { mutateAsync, isPending } = useContinueFollowUps(projectId);
  const { stopped, can_continue: count } = settings;
  const halts = (Object.keys(causes) as (keyof Stopped)[]).filter((halt) => stopped[halt] > 0);
  if (halts.length === 0) return null;

  async function goOn(): Promise<void> {
    try {
      const { continued } = await mutateAsync();
      toast.success(`${plural(continued, 'follow-up')} continued`);
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to continue the follow-ups');
    }
  }

  return (
    <div className="flex flex-col gap-2 rounded-ctl bg-amber-soft px-3.5 py-2.5 text-ink">
      {halts.map((halt) => (
        <p key={halt}>
          {plural(stopped[halt], 'follow-up')} stopped when {causes[halt]}.
        </p>
      ))}
      {count > 0 ? (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          busy={isPending}
          busyLabel="Continuing"
          onClick={() => void goOn()}
        >
          Continue {plural(count, 'follow-up')}
        </Button>
      ) : (
        <p className="text-muted">You can continue once that account is connected and sends again.</p>
      )}
    </div>
  );
}
