// The delivery status in a word or two next to the name. Sent messages have a separate badge.
import type { ReactNode } from 'react';
import type { Delivery } from '@opener/contract/message';
import { atTime } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import {
  Clock,
  CircleQuestionMark,
  Eye,
  Pause,
  Send,
  SkipForward,
  TriangleAlert,
} from '../../../ui/icons/index.ts';

type Look = { tone: 'neutral' | 'blue' | 'amber' | 'red'; icon: ReactNode; word: string };

const looks: Partial<Record<Delivery['status'], Look>> = {
  review: { tone: 'amber', icon: <Eye aria-hidden="true" />, word: 'For your review' },
  waiting: { tone: 'amber', icon: <Clock aria-hidden="true" />, word: 'Waiting to be sent' },
  held: { tone: 'neutral', icon: <Pause aria-hidden="true" />, word: 'Held' },
  sending: { tone: 'blue', icon: <Send aria-hidden="true" />, word: 'Sending' },
  failed: { tone: 'red', icon: <TriangleAlert aria-hidden="true" />, word: 'Failed' },
  unknown: { tone: 'amber', icon: <CircleQuestionMark aria-hidden="true" />, word: 'Please check' },
  skipped: { tone: 'neutral', icon: <SkipForward aria-hidden="true" />, word: 'Skipped' },
};

/** A sent message needs no delivery status. */
export function DeliveryBadge({ delivery, sent }: { delivery: Delivery; sent: boolean }) {
  const now = useNow();
  const look = sent ? undefined : looks[delivery.status];
  const { send_at: at } = delivery;
  const timed = delivery.status === 'waiting' && at !== null && Date.parse(at) > now;
  return (
    <>
      {look && (
        <Badge tone={look.tone} icon={look.icon}>
          {timed ? `Sends ${atTime(at, now)}` : look.word}
        </Badge>
      )}
    </>
  );
}
