// What is on its way and what needs the person, each leading to the messages.
import { Link } from 'react-router';
import type { Sending } from '@opener/contract/delivery';
import { wholeNumber } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';

export function SendingCounts({ sending }: { sending: Sending }) {
  const counts = [
    { count: sending.waiting, words: 'waiting', urgent: false },
    { count: sending.review, words: 'for your review', urgent: sending.review > 0 },
    { count: sending.unknown, words: 'to check', urgent: sending.unknown > 0 },
  ];
  return (
    <ul className="mt-4 grid grid-cols-3 gap-2.5">
      {counts.map(({ count, words, urgent }) => (
        <li key={words}>
          <Link
            to="/app/messages"
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
