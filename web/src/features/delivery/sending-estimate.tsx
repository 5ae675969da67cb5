// A number of messages, and how long they take to be sent.
import type { Sending } from '@opener/contract/delivery';
import { plural } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { tellTime } from './estimate.ts';

interface SendingEstimateProps {
  sending: Sending;
  count: number;
  /** A description of these messages, if they are not all that wait. */
  intro?: string;
}

export function SendingEstimate({ sending, count, intro = 'Waiting:' }: SendingEstimateProps) {
  const now = useNow();
  const time = tellTime(count, sending, now);
  if (time === undefined) return null;
  return (
    <p className="mt-1 text-sm text-muted tabular-nums">
      {intro} {plural(count, 'message')}, {time}
    </p>
  );
}
