// Whether a message of ours has arrived, and what can still be done about it.
import { useState, type ReactNode } from 'react';
import type { replyActions, Thread, ThreadEntry } from '@opener/contract/conversation';
import { failureDetail } from '../../../lib/api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import {
  Check,
  CircleQuestionMark,
  Clock,
  Pause,
  Send,
  SkipForward,
  TriangleAlert,
} from '../../../ui/icons/index.ts';
import { InlineQuestion } from '../../../ui/inline-question.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useChangeReply } from '../api/change-reply.ts';

type Action = (typeof replyActions)[number];
type Status = ThreadEntry['status'];
type Look = {
  tone: 'neutral' | 'blue' | 'green' | 'amber' | 'red';
  icon: ReactNode;
  word: string;
  /** What can be done about a reply, with the words on the buttons. */
  can?: Partial<Record<Action, string>>;
};

const looks: Record<Exclude<Status, 'received'>, Look> = {
  waiting: {
    tone: 'amber',
    icon: <Clock aria-hidden="true" />,
    word: 'Waiting to be sent',
    can: { cancel: 'Cancel' },
  },
  held: { tone: 'neutral', icon: <Pause aria-hidden="true" />, word: 'Held', can: { cancel: 'Cancel' } },
  sending: { tone: 'blue', icon: <Send aria-hidden="true" />, word: 'Sending' },
  sent: { tone: 'green', icon: <Check aria-hidden="true" strokeWidth={3} />, word: 'Sent' },
  failed: {
    tone: 'red',
    icon: <TriangleAlert aria-hidden="true" />,
    word: 'Failed',
    can: { resend: 'Send again', cancel: 'Remove' },
  },
  unknown: {
    tone: 'amber',
    icon: <CircleQuestionMark aria-hidden="true" />,
    word: 'Please check',
    can: { resend: 'Send again', cancel: 'Remove' },
  },
  skipped: {
    tone: 'neutral',
    icon: <SkipForward aria-hidden="true" />,
    word: 'Not sent',
    can: { resend: 'Send it now', cancel: 'Remove' },
  },
};

const done: Record<Action, string> = { cancel: 'Reply removed', resend: 'Sending again' };

export function StateBadge({ status }: { status: Status }) {
  if (status === 'received') return null;
  const { tone, icon, word } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

/** The reason, and what can be done. */
export function EntryState({ entry, thread }: { entry: ThreadEntry; thread: Thread }) {
  const { mutateAsync, isPending, variables } = useChangeReply(thread.id);
  const toast = useToast();
  const [asking, setAsking] = useState(0);
  if (entry.status === 'received') return null;
  const { can = {} } = looks[entry.status];
  const possible = entry.sent_by === 'you' ? (Object.keys(can) as Action[]) : [];

  async function change(action: Action): Promise<void> {
    setAsking(0);
    try {
      await mutateAsync({ replyId: entry.id, action });
      toast.success(done[action]);
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to change the reply');
    }
  }

  if (entry.reason === null && possible.length === 0) return null;
  return (
    <div className="flex max-w-full flex-col items-end gap-2">
      <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1 text-sm">
        {entry.reason !== null && (
          <p className={cx('min-w-0', entry.status === 'waiting' ? 'text-muted' : 'text-ink')}>
            {entry.reason}
          </p>
        )}
        {possible.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'resend' ? 'secondary' : 'ghost'}
            busy={isPending && variables.action === action}
            disabled={isPending}
            onClick={() =>
              // It may have arrived, so that it would be there twice.
              entry.status === 'unknown' && action === 'resend' ? setAsking(asking + 1) : void change(action)
            }
          >
            {can[action]}
          </Button>
        ))}
      </div>
      {asking > 0 && (
        <InlineQuestion
          leads={asking}
          yes="It did not, send again"
          no="Leave it"
          onYes={() => void change('resend')}
          onNo={() => setAsking(0)}
        >
          Did it arrive? Look on Instagram first: if it did, @{thread.username} would get it twice.
        </InlineQuestion>
      )}
    </div>
  );
}
