// The balance in the header of the signed-in area, linked to the payments screen.
import { Link } from 'react-router';
import { plural, shortCount } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { useCredits } from './api/get-credits.ts';
import { Coins } from '../../ui/icons/index.ts';

/** Longer numbers would push the navigation aside. */
const crowded = 100_000;

export function CreditBalance() {
  const { data } = useCredits();
  if (!data) return null;
  const empty = data.credits <= 0;
  return (
    <Link
      to="/app/payments"
      className={cx(
        'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold whitespace-nowrap no-underline tabular-nums touch:min-h-11',
        empty ? 'bg-amber-soft text-amber' : 'bg-blue-soft text-blue',
      )}
    >
      <Coins aria-hidden="true" className="size-4 max-[359px]:hidden" />
      {data.credits < crowded ? plural(data.credits, 'credit') : `${shortCount(data.credits)} credits`}{' '}
      <span className="sr-only">left, buy more</span>
    </Link>
  );
}
