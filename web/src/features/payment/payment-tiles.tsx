// The three figures above the packs, with links; rows on phones, tiles on wide screens.
import { Link } from 'react-router';
import type { Credits } from '@opener/contract/credit';
import { wholeNumber } from '../../lib/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const tiles = [
  { label: 'Available Sends', field: 'credits', to: undefined },
  { label: 'Total Purchased', field: 'total_earned', to: '/app/payments/history' },
  { label: 'Messages Generated', field: 'total_used', to: '/app/messages' },
] as const;

export function PaymentTiles({ credits }: { credits: Credits | undefined }) {
  return (
    <dl className="grid rounded-card border border-line bg-card max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line">
      {tiles.map(({ label, field, to }) => (
        <div
          key={field}
          className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 sm:flex-col sm:items-start sm:px-5.5 sm:py-4.5"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-xl font-bold tracking-[-0.02em] tabular-nums sm:mt-1 sm:text-2xl">
            {credits ? (
              <Figure label={label} value={wholeNumber(credits[field])} to={to} />
            ) : (
              <Skeleton className="my-0.5 h-7 w-14 sm:h-8.5" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Figure({ label, value, to }: { label: string; value: string; to: string | undefined }) {
  if (to === undefined) return value;
  return (
    <Link
      to={to}
      aria-label={`${label}: ${value}`}
      className="text-ink underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current max-sm:-my-2 max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
    >
      {value}
    </Link>
  );
}
