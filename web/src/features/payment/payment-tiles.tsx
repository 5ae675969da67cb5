// The three figures above the packs; rows on phones, tiles beside each other on wide screens.
import type { Credits } from '@opener/contract/credit';
import { wholeNumber } from '../../lib/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

const tiles = [
  { label: 'Available Sends', field: 'credits' },
  { label: 'Total Purchased', field: 'total_earned' },
  { label: 'Messages Generated', field: 'total_used' },
] as const;

export function PaymentTiles({ credits }: { credits: Credits | undefined }) {
  return (
    <dl className="grid rounded-card border border-line bg-card max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line">
      {tiles.map(({ label, field }) => (
        <div
          key={field}
          className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 sm:flex-col sm:items-start sm:px-5.5 sm:py-4.5"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-xl font-bold tracking-[-0.02em] tabular-nums sm:mt-1 sm:text-2xl">
            {credits ? wholeNumber(credits[field]) : <Skeleton className="my-0.5 h-7 w-14 sm:h-8.5" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
