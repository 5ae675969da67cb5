// One message or one other event: what happened, when, the change, and the balance afterwards.
import type { LedgerRow as Row } from '@opener/contract/payment';
import { plural, wholeNumber } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { When } from './when.tsx';
import { CircleCheck, Clock, Undo2 } from '../../ui/icons/index.ts';

const states = {
  waiting: { word: 'Waiting', tone: 'neutral', Icon: Clock },
  written: { word: 'Written', tone: 'green', Icon: CircleCheck },
  returned: { word: 'Returned', tone: 'neutral', Icon: Undo2 },
} as const;

export function LedgerRow({ row: { state, text, username, change, balance, created_at } }: { row: Row }) {
  return (
    <li tabIndex={-1} className="flex items-baseline justify-between gap-4 py-3 outline-none">
      <div className="min-w-0">
        {username !== null && (
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="font-mono [overflow-wrap:anywhere]">@{username}</span>{' '}
            {state !== null && <State state={state} />}
          </p>
        )}
        {text !== null && (
          <p className={cx('[overflow-wrap:anywhere]', username !== null && 'mt-0.5 text-sm text-muted')}>
            {text}
          </p>
        )}
        <p className="mt-0.5 text-sm text-muted">
          <When iso={created_at} withTime />
        </p>
      </div>
      <div className="shrink-0 text-end tabular-nums *:whitespace-nowrap">
        <p
          className={cx(
            'font-mono font-semibold',
            change > 0 ? 'text-green' : change < 0 ? 'text-ink' : 'text-muted',
          )}
        >
          {signed(change)}
          <span className="sr-only"> {Math.abs(change) === 1 ? 'credit' : 'credits'}, </span>
        </p>
        <p className="mt-0.5 text-sm text-muted">
          <span className="sr-only">{plural(balance, 'credit')} left</span>
          <span aria-hidden="true">{wholeNumber(balance)} left</span>
        </p>
      </div>
    </li>
  );
}

function State({ state }: { state: NonNullable<Row['state']> }) {
  const { word, tone, Icon } = states[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word}
    </Badge>
  );
}

function signed(change: number): string {
  if (change === 0) return '0';
  return (change > 0 ? '+' : '\u2212') + wholeNumber(Math.abs(change));
}
