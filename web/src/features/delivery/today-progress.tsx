// Today's sends of today's cap, and when the next one goes out.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Sending } from '@opener/contract/delivery';
import { isoDay, localDayAndHour } from '@opener/contract/local-time';
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
        <SentToday sending={sending}>
          {wholeNumber(sent)} of {wholeNumber(cap)} today
        </SentToday>
        {next !== null && ` · ${nextSend(next, now)}`}
      </p>
    </>
  );
}

function SentToday({ sending, children }: { sending: Sending; children: ReactNode }) {
  const { account, sent_today: sent, time_zone: timeZone } = sending;
  const now = useNow();
  if (account === null || sent === 0) return children;
  const today = isoDay(localDayAndHour(new Date(now), timeZone));
  return (
    <Link
      to={`/app/messages?state=sent&account=${account}&from=${today}&to=${today}`}
      className="inline-flex min-h-6 items-center text-muted underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11"
    >
      {children}
    </Link>
  );
}

function nextSend(next: string, now: number): string {
  return Date.parse(next) <= Date.now() ? 'next in a moment' : `next ${atTime(next, now)}`;
}
