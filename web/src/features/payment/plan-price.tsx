// The price of a pack, with the price per message and the saving.
import type { Plan } from '@opener/contract/payment';
import { Badge } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Offer } from './fallback-plans.ts';
import { price } from '@opener/contract/price';
import { pricePerMessage, savingPercent } from './prices.ts';
import { TrendingDown } from '../../ui/icons/index.ts';

interface PlanPriceProps {
  plan: Offer;
  smallest: Plan | undefined;
  waiting: boolean;
}

export function PlanPrice({ plan, smallest, waiting }: PlanPriceProps) {
  const { amount, messages } = plan;
  if (amount === undefined) return waiting ? <Waiting /> : <Unknown />;
  return (
    <div className="mt-5">
      <p className="flex flex-wrap items-baseline gap-x-2 md:max-lg:flex-col">
        <span className="font-display text-3xl font-bold tracking-[-0.03em] tabular-nums md:max-lg:text-[2.5rem]">
          {price(amount)}
        </span>
        <span className="text-muted">one-time</span>
      </p>
      <p className="mt-1 tabular-nums">
        <b className="font-semibold">{pricePerMessage({ amount, messages })}</b>{' '}
        <span className="text-muted">per message</span>
      </p>
      <Saving percent={smallest ? savingPercent({ amount, messages }, smallest) : 0} than={smallest?.name} />
    </div>
  );
}

function Saving({ percent, than }: { percent: number; than: string | undefined }) {
  return (
    <p className="mt-3 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      {percent > 0 ? (
        <>
          <Badge tone="green" icon={<TrendingDown aria-hidden="true" />}>
            Save {percent}%
          </Badge>
          <span>vs. the {than}</span>
        </>
      ) : (
        'A good size to start with'
      )}
    </p>
  );
}

function Unknown() {
  return <p className="mt-5 text-muted">You’ll see the price before you pay.</p>;
}

// As high as the price, so that nothing below moves.
function Waiting() {
  return (
    <div aria-hidden="true" className="mt-5 h-30 md:max-lg:h-39.25">
      <Skeleton className="h-13 w-44 max-w-full" />
      <Skeleton className="mt-2.5 h-5 w-36 max-w-full" />
      <Skeleton className="mt-3.5 h-6 w-40 max-w-full" />
    </div>
  );
}
