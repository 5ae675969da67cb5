// The public pricing page. The packs' names are prerendered; their prices come from the server.
import { creditRules } from '@opener/contract/credit';
import { useSession } from '../../lib/session.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { usePublicPlans } from './api/list-public-plans.ts';
import { fallbackPlans, popularPlan } from './fallback-plans.ts';
import { PaceNote } from './pace-note.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanGrid } from './plan-grid.tsx';
import { smallest } from './prices.ts';
import { PricingFaq } from './pricing-faq.tsx';
import { Gift } from '../../ui/icons/index.ts';

export function PricingScreen() {
  const { user } = useSession();
  const { plans, error, loading, retry } = usePublicPlans();
  useLoggedFailure('The packs could not be loaded', error);
  return (
    <div className="pt-8 sm:pt-12">
      <div className="mx-auto max-w-[40rem] text-center">
        <h1 className="text-2xl sm:text-3xl">Pay once, send when you like</h1>
        <p className="mt-4 text-muted sm:text-[1.125rem]">
          Packs of automated sends. No monthly fee, and credits never expire.
        </p>
        <p className="mt-4 inline-flex items-center gap-2 text-sm font-medium">
          <Gift aria-hidden="true" className="size-4.5 shrink-0 text-blue max-sm:hidden" />
          <span>Every new account gets {creditRules.free} free automated sends, no credit card needed.</span>
        </p>
        <p className="mt-2 text-sm text-muted">
          Until you buy a pack, free credits write messages that you send by hand.
        </p>
      </div>
      <div className="mt-8 sm:mt-10">
        {error !== undefined && (
          <div className="mb-4 flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
            <output>Failed to load pricing plans</output>
            <Button variant="ghost" size="sm" onClick={retry}>
              Retry
            </Button>
          </div>
        )}
        <PlanGrid>
          {(plans ?? fallbackPlans).map((plan) => (
            <PlanCard
              key={plan.plan_id}
              plan={plan}
              smallest={smallest(plans ?? [])}
              waiting={loading}
              action={
                <ButtonLink
                  to={
                    user
                      ? `/app/payments?plan=${plan.plan_id}`
                      : `/login?returnTo=/pricing&plan=${plan.plan_id}`
                  }
                  variant={plan.plan_id === popularPlan ? 'primary' : 'secondary'}
                  size="lg"
                  className="md:max-lg:px-2"
                >
                  Choose {plan.name}
                </ButtonLink>
              }
            />
          ))}
        </PlanGrid>
        <p className="mx-auto mt-8 max-w-[46rem] text-center text-sm text-muted">
          <PaceNote />
        </p>
      </div>
      <PricingFaq />
    </div>
  );
}
