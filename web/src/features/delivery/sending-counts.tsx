// What is on its way and what needs the user, each with a link to exactly those messages.
import { Link } from 'react-router';
import type { Sending } from '@opener/contract/delivery';
import type { MessageState } from '@opener/contract/message-list';
import { wholeNumber } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';

export function SendingCounts({ sending }: { sending: Sending }) {
  // Messages for other accounts are counted separately.
  const ofThis =
    sending.account !== null && sending.other_accounts.length > 0 ? `&account=${sending.account}` : '';
  const review = sending.review + sending.follow_ups.review;
  const counts: { count: number; words: string; state: MessageState; urgent: boolean; part?: string }[] = [
    { count: sending.waiting, words: 'waiting', state: 'waiting', urgent: false, part: ofThis },
    { count: review, words: 'for your review', state: 'review', urgent: review > 0 },
    { count: sending.unknown, words: 'to check', state: 'check', urgent: sending.unknown > 0 },
  ];
  return (
    <ul className="mt-4 grid grid-cols-3 gap-2.5">
      {counts.map(({ count, words, state, urgent, part = '' }) => (
        <li key={words}>
          <Link
            to={`/app/messages?state=${state}${part}`}
            className={cx(
              'block h-full rounded-ctl px-3 py-2.5 text-sm no-underline transition-colors',
              urgent ? 'bg-amber-soft text-amber' : 'bg-well text-muted hover:text-ink',
            )}
          >
            <span className="block font-display text-lg font-bold text-ink tabular-nums">
              {wholeNumber(count)}
            </span>{' '}
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
