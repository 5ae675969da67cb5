// Today's sends of today's cap, and when the next one goes out.
import type { Sending } from '@opener/contract/delivery';
import { atTime, wholeNumber } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Progress } from '../../ui/progress.tsx';

export function TodayProgress({ sending }: { sending: Sending }) {
  const { sent_today: sent, cap_today: cap, next_send_at: next } = sending;
  const now = useNow();
  return (
    <>
      <Progress
        tone="green"
        label="Sent today"
        max={Math.max(cap, 1)}
        value={Math.min(sent, cap)}
        className="mt-2.5"
      />
      <p className="mt-2 text-sm text-muted tabular-nums">
        {wholeNumber(sent)} of {wholeNumber(cap)} today
        {next !== null && ` · ${nextSend(next, now)}`}
      </p>
    </>
  );
}

function nextSend(next: string, now: number): string {
  return Date.parse(next) <= Date.now() ? 'next in a moment' : `next ${atTime(next, now)}`;
}
