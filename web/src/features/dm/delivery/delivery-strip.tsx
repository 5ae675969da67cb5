// What there is to say about a message on its way, and what the person can do about it.
import type { Delivery, Message } from '@opener/contract/dm';
import { clockTime } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { DeliveryAction } from '../api/change-delivery.ts';

const labels: Record<DeliveryAction, string> = {
  approve: 'Approve',
  send_now: 'Send now',
  skip: 'Skip',
  resend: 'Send again',
};

const actions: Record<Delivery['status'], DeliveryAction[]> = {
  review: ['approve', 'send_now', 'skip'],
  waiting: ['send_now', 'skip'],
  held: ['skip'],
  sending: [],
  sent: [],
  failed: ['resend'],
  unknown: ['resend'],
  skipped: ['send_now'],
};

interface DeliveryStripProps {
  message: Message;
  delivery: Delivery;
  /** The action that is being carried out, if any. */
  acting: DeliveryAction | undefined;
  onAction: (action: DeliveryAction) => void;
  /** The person has looked: it is there. */
  onArrived: () => void;
}

export function DeliveryStrip({ message, delivery, acting, onAction, onArrived }: DeliveryStripProps) {
  const now = useNow();
  const { status } = delivery;
  const text = sentenceOf(message, delivery, now);
  const alarming = status === 'unknown' || status === 'failed';
  // Sent by hand meanwhile: what could be done about the delivery is done.
  const possible = message.sent ? [] : actions[status];
  if (!text && possible.length === 0) return null;
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm sm:max-w-160',
        alarming && !message.sent && 'rounded-ctl bg-amber-soft py-2 ps-3.5 pe-2',
      )}
    >
      {text && <p className={cx('min-w-0 flex-1 basis-48', alarming ? 'text-ink' : 'text-muted')}>{text}</p>}
      {possible.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          {status === 'unknown' && (
            <Button size="sm" variant="secondary" onClick={onArrived}>
              It arrived
            </Button>
          )}
          {possible.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === 'skip' ? 'ghost' : 'secondary'}
              busy={acting === action}
              disabled={acting !== undefined}
              onClick={() => onAction(action)}
            >
              {labels[action]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function sentenceOf({ sent_at: sentAt }: Message, { status, reason }: Delivery, now: number): string {
  switch (status) {
    case 'review':
      return 'It goes out once you approve it.';
    case 'waiting':
      return reason ?? '';
    case 'sending':
      return 'It is being sent right now.';
    case 'sent':
      return sentAt === null ? '' : `Sent at ${clockTime(sentAt, now)}`;
    default:
      return reason ?? '';
  }
}
