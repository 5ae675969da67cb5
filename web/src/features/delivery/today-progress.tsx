// Today's sends against the daily cap, and the time of the next one.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Sending } from '@opener/contract/delivery';
import { atTime, wholeNumber } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Progress } from '../../ui/progress.tsx';

export function TodayProgress({ sending }: { sending: Sending }) {
  const { sent_today: sent, listed_today: listed, cap_today: cap, next_send_at: next } = sending;
  const now = useNow();
  const today = `${wholeNumber(sent)} of ${wholeNumber(cap)} today`;
  // The cap may count more than the list contains. A number is a link only if the list has as many.
  const agrees = listed?.messages === sent;
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
        {agrees ? <Listed sending={sending}>{today}</Listed> : today}
        {!agrees && listed !== null && listed.messages > 0 && (
          <>
            {', '}
            <Listed sending={sending}>{wholeNumber(listed.messages)} in your messages</Listed>
          </>
        )}
        {next !== null && ` · ${nextSend(next, now)}`}
      </p>
      {listed !== null && listed.messages < sent && (
        <p className="mt-1 text-xs text-muted">
          The daily limit also counts messages that are no longer listed, are not confirmed yet, or were sent
          from this account by someone else.
        </p>
      )}
    </>
  );
}

/** Links to what this account sent today, unless that is empty. */
function Listed({ sending, children }: { sending: Sending; children: ReactNode }) {
  const { account, listed_today: listed } = sending;
  if (account === null || !listed?.messages) return children;
  return (
    <Link
      to={`/app/messages?state=sent&account=${account}&from=${listed.day}&to=${listed.day}`}
      className="inline-flex min-h-6 items-center text-muted underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11"
    >
      {children}
    </Link>
  );
}

function nextSend(next: string, now: number): string {
  return Date.parse(next) <= Date.now() ? 'next in a moment' : `next ${atTime(next, now)}`;
}
