// One movement of credits: what happened, to whom, when, and what it did to the balance.
import type { LedgerEntry } from '@opener/contract/payment';
import { wholeNumber } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { When } from './when.tsx';

export function LedgerRow({ entry: { text, username, change, created_at } }: { entry: LedgerEntry }) {
  return (
    <li tabIndex={-1} className="flex items-baseline justify-between gap-4 py-3 outline-none">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{text}</p>
        <p className="mt-0.5 text-sm text-muted">
          {username !== null && (
            <>
              <span className="font-mono [overflow-wrap:anywhere]">@{username}</span>
              <span aria-hidden="true" className="mx-0.5">
                {' · '}
              </span>
            </>
          )}
          <When iso={created_at} />
        </p>
      </div>
      <p
        className={cx(
          'font-mono font-semibold whitespace-nowrap tabular-nums',
          change > 0 ? 'text-green' : change < 0 ? 'text-ink' : 'text-muted',
        )}
      >
        {signed(change)}
        <span className="sr-only"> credits</span>
      </p>
    </li>
  );
}

function signed(change: number): string {
  if (change === 0) return '0';
  return (change > 0 ? '+' : '\u2212') + wholeNumber(Math.abs(change));
}
