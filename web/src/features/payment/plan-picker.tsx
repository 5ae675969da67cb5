// The packs for a signed-in user: one click leads to the checkout.
import { useEffect, useRef } from 'react';
import type { Plan } from '@opener/contract/payment';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { popularPlan } from './fallback-plans.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { smallest } from './prices.ts';
import { useCheckout } from './use-checkout.ts';

interface PlanPickerProps {
  plans: Plan[];
  /** The pack chosen before signing in, from the URL. */
  chosen: string | null;
}

export function PlanPicker({ plans, chosen }: PlanPickerProps) {
  const { start, going, failed } = useCheckout();
  const selected = plans.find(({ plan_id }) => plan_id === chosen)?.plan_id;
  const card = useArrival(selected);

  if (plans.length === 0) {
    return (
      <Card>
        <EmptyState title="No packs are on sale right now" text="Please check back later." />
      </Card>
    );
  }
  return (
    <PlanGrid>
      {plans.map((plan) => (
        <PlanCard
          key={plan.plan_id}
          ref={plan.plan_id === selected ? card : undefined}
          plan={plan}
          smallest={smallest(plans)}
          selected={plan.plan_id === selected}
          action={
            <>
              <Button
                size="lg"
                className="md:max-lg:px-2"
                variant={plan.plan_id === (selected ?? popularPlan) ? 'primary' : 'secondary'}
                busy={going === plan.plan_id}
                busyLabel="Processing..."
                disabled={going !== undefined}
                onClick={() => start(plan.plan_id)}
              >
                Buy {plan.name}
              </Button>
              {failed?.plan === plan.plan_id && <Banner tone="danger">{failed.text}</Banner>}
            </>
          }
        />
      ))}
    </PlanGrid>
  );
}

/** Scrolls to the pack that was chosen before signing in. */
function useArrival(selected: string | undefined) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (selected === undefined) return;
    // After the effects of this render, because a new page focuses its heading in one of them.
    queueMicrotask(() => {
      card.current?.scrollIntoView({ block: 'center' });
      card.current?.focus({ preventScroll: true });
    });
  }, [selected]);
  return card;
}
