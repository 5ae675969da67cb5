// What happens next in a conversation without an answer, with a way to stop it.
import { type FollowUp, followUpEnds } from '@opener/contract/follow-up';
import { shortDate } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Bubble } from '../../../ui/bubble.tsx';
import { Button } from '../../../ui/button.tsx';
import { Clock, Pause, SkipForward } from '../../../ui/icons/index.ts';
import { useFollowUpChange } from './use-follow-up-change.ts';

interface NextFollowUpProps {
  threadId: string;
  followUp: FollowUp;
}

export function NextFollowUp({ threadId, followUp }: NextFollowUpProps) {
  const { change, busy } = useFollowUpChange(threadId);
  const now = useNow();
  const { state, text, reason } = followUp;
  const Icon = state === 'ended' ? SkipForward : reason === null ? Clock : Pause;
  return (
    <section aria-label="Follow-up" className="mt-5 rounded-ctl border border-line px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
        <p className="min-w-0 flex-1 basis-52">{tell(followUp, now)}</p>
        {/* To be read before it is decided about. */}
        {text !== null && (
          <Bubble tone="quiet" tail="end" className="basis-full">
            {text}
          </Bubble>
        )}
        <Actions followUp={followUp} busy={busy} onChange={(action) => void change(action)} />
      </div>
    </section>
  );
}

const buttons = {
  approve: { label: 'Approve', variant: 'primary' },
  stop: { label: 'Stop it', variant: 'secondary' },
  resume: { label: 'Undo', variant: 'secondary' },
} as const;
type Action = keyof typeof buttons;

interface ActionsProps {
  followUp: FollowUp;
  busy: Action | undefined;
  onChange: (action: Action) => void;
}

function Actions({ followUp, busy, onChange }: ActionsProps) {
  return possible(followUp).map((action) => (
    <Button
      key={action}
      size="sm"
      variant={buttons[action].variant}
      busy={busy === action}
      disabled={busy !== undefined}
      onClick={() => onChange(action)}
    >
      {action === 'resume' && !byUser(followUp) ? 'Continue' : buttons[action].label}
    </Button>
  ));
}

function byUser({ reason }: FollowUp): boolean {
  return reason === followUpEnds.stopped;
}

function possible({ state, can_resume: canResume }: FollowUp): Action[] {
  if (state === 'ended') return canResume ? ['resume'] : [];
  return state === 'review' ? ['approve', 'stop'] : ['stop'];
}

function tell({ state, nth, due_at: due, reason, held_for_review: held }: FollowUp, now: number): string {
  const which = nth === 1 ? 'A follow-up' : 'A second follow-up';
  switch (state) {
    case 'planned':
      if (reason !== null) return `${which} is due, but waits. ${reason}`;
      return held
        ? `${which} is written for your review on ${shortDate(due, now)} unless they answer.`
        : `${which} goes out on ${shortDate(due, now)} unless they answer.`;
    case 'review':
      return `${which} is waiting for your review. ${reason ?? ''}`.trim();
    case 'ended':
      return `No follow-up is sent. ${reason ?? ''}`.trim();
  }
}
