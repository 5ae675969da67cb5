// The delivery status of a message, and the possible actions.
import { useMutation } from '@tanstack/react-query';
import { deliveryErrors } from '@opener/contract/delivery';
import type { Delivery, Message } from '@opener/contract/message';
import { failureDetail } from '../../../lib/api.ts';
import { atTime } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { useToast } from '../../../ui/toast.tsx';
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
  /** The action in progress, if any. */
  acting: DeliveryAction | undefined;
  onAction: (action: DeliveryAction) => void;
  /** Removes the person from the do-not-contact list. */
  onAllow: ((username: string) => Promise<unknown>) | undefined;
  /** The user has checked: it arrived. */
  onArrived: () => void;
}

export function DeliveryStrip({
  message,
  delivery,
  acting,
  onAction,
  onAllow,
  onArrived,
}: DeliveryStripProps) {
  const now = useNow();
  const { status } = delivery;
  const { blocked, allowed, allowing, allow } = useAllow(message, onAllow);
  const text = allowed
    ? 'This person was removed from your do-not-contact list.'
    : sentenceOf(message, delivery, now);
  const alarming = status === 'unknown' || status === 'failed' || whyLookCloser(message, delivery) !== '';
  // Sent by hand meanwhile: no delivery actions are left.
  const possible = message.sent || blocked ? [] : actions[status];
  const offersAllowing = blocked && !message.sent && onAllow !== undefined;
  if (!text && possible.length === 0) return null;
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm sm:max-w-160',
        alarming && !message.sent && 'rounded-ctl bg-amber-soft py-2 ps-3.5 pe-2',
      )}
    >
      {text && <p className={cx('min-w-0 flex-1 basis-48', alarming ? 'text-ink' : 'text-muted')}>{text}</p>}
      {offersAllowing && (
        <Button size="sm" variant="secondary" busy={allowing} onClick={allow}>
          Remove from list
        </Button>
      )}
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

/** Nothing is sent to people on the do-not-contact list, so sending is offered only after they are removed. */
function useAllow({ username, delivery }: Message, onAllow: DeliveryStripProps['onAllow']) {
  const toast = useToast();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => onAllow?.(username),
    onError: (error) => toast.error(failureDetail(error) ?? 'Failed to change the list'),
  });
  const listed = delivery?.status === 'skipped' && delivery.reason === deliveryErrors.doNotContact;
  return {
    blocked: listed && !isSuccess,
    allowed: listed && isSuccess,
    allowing: isPending,
    allow: () => mutate(),
  };
}

/** Why a message in review needs more than a glance, beside the caution, which its card shows anyway. */
function whyLookCloser({ caution }: Message, { status, reason }: Delivery): string {
  if (status !== 'review' || reason === null) return '';
  return caution && reason.startsWith(caution) ? reason.slice(caution.length).trim() : reason;
}

function sentenceOf(message: Message, delivery: Delivery, now: number): string {
  const { sent_at: sentAt } = message;
  const { status, reason } = delivery;
  switch (status) {
    case 'review':
      return whyLookCloser(message, delivery) || 'It will be sent once you approve it.';
    case 'waiting':
      return reason ?? '';
    case 'sending':
      return 'It is being sent right now.';
    case 'sent':
      return sentAt === null ? '' : `Sent ${atTime(sentAt, now)}`;
    default:
      return reason ?? '';
  }
}
