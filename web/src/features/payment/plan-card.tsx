// One pack as a card: contents, price, saving, and a button.
import { useId, type ReactNode, type Ref } from 'react';
import type { Plan } from '@opener/contract/payment';
import { plural } from '../../lib/format.ts';
import { daysToSend } from '../../lib/pace.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { popularPlan, type Offer } from './fallback-plans.ts';
import { PlanPrice } from './plan-price.tsx';
import { Check } from '../../ui/icons/index.ts';

interface PlanCardProps {
  plan: Offer;
  /** The pack that savings are relative to. */
  smallest: Plan | undefined;
  /** While its price is loading. */
  waiting?: boolean;
  selected?: boolean;
  /** Leads on: a link or a button. */
  action: ReactNode;
  ref?: Ref<HTMLLIElement>;
}

export function PlanCard({ plan, smallest, waiting = false, selected = false, action, ref }: PlanCardProps) {
  const nameId = useId();
  const popular = plan.plan_id === popularPlan;
  const marked = popular || selected;
  return (
    <li
      ref={ref}
      tabIndex={-1}
      aria-labelledby={nameId}
      className={cx(
        'relative flex min-w-0 scroll-my-24 flex-col rounded-card border bg-card p-5 outline-none md:row-span-4 md:grid md:grid-cols-[minmax(0,1fr)] md:grid-rows-subgrid lg:p-6.5',
        popular && 'shadow-soft md:-my-3 md:py-8 lg:py-9.5',
        marked ? 'border-blue' : 'border-line',
        selected && 'ring-2 ring-blue',
      )}
    >
      {marked && (
        <div className="absolute inset-x-0 -top-3 flex justify-center gap-1.5">
          {popular && <Badge tone="blue">Most Popular</Badge>}
          {selected && <Badge tone="green">Selected Plan</Badge>}
        </div>
      )}
      <div>
        <h2 id={nameId} className="text-lg">
          {plan.name}
        </h2>
        {plan.description ? (
          <p className="mt-1 text-sm text-muted">{plan.description}</p>
        ) : (
          waiting && <WaitingDescription />
        )}
      </div>
      <PlanPrice plan={plan} smallest={smallest} waiting={waiting} />
      <ul className="mt-5 mb-6 flex flex-col gap-2 border-t border-line pt-5 text-sm">
        {[creditsOf(plan), paceOf(plan), ...included].map((item) => (
          <li key={item} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-green" />
            {item}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3">{action}</div>
    </li>
  );
}

// Two lines, as for a known price, so that nothing below moves when it arrives.
function WaitingDescription() {
  return (
    <div className="mt-1 h-10.5">
      <Skeleton className="h-4.5 w-full" />
      <Skeleton className="mt-1.5 h-4.5 w-3/5" />
    </div>
  );
}

/** One credit pays for one message and one send. */
function creditsOf({ messages }: Offer): string {
  return `${plural(messages, 'credit')} for ${plural(messages, 'send')}`;
}

function paceOf({ messages }: Offer): string {
  return `Sent in about ${plural(daysToSend(messages), 'day')} at a careful pace`;
}

const included = [
  'Each message written from the public profile',
  'Sending from your own Instagram account',
  'Edit, copy and export to Excel',
  'Credits never expire',
];
