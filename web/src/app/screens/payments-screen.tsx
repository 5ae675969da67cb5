// Buying packs: the balance, the packs on sale, and the checkout.
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { creditsKey, useCredits } from '../../features/credit/api/get-credits.ts';
import { ledgerKey } from '../../features/payment/api/list-ledger.ts';
import { plansKey, usePlans } from '../../features/payment/api/list-plans.ts';
import { purchasesKey } from '../../features/payment/api/list-purchases.ts';
import { PaceNote } from '../../features/payment/pace-note.tsx';
import { PaymentTiles } from '../../features/payment/payment-tiles.tsx';
import { PlanPicker } from '../../features/payment/plan-picker.tsx';
import { PlanPlaceholder } from '../../features/payment/plan-placeholder.tsx';
import { useCheckoutCancelled } from '../../features/payment/use-checkout-cancelled.ts';
import { usePaymentSuccess } from '../../features/payment/use-payment-success.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ArrowRight, Clock, Lock, Ticket } from '../../ui/icons/index.ts';

export function PaymentsScreen() {
  const client = useQueryClient();
  const [query] = useSearchParams();
  const plans = usePlans();
  const credits = useCredits();
  const paid = usePaymentSuccess(() => {
    for (const queryKey of [creditsKey, plansKey, purchasesKey, ledgerKey]) {
      void client.invalidateQueries({ queryKey });
    }
  });
  const { cancelled, dismiss } = useCheckoutCancelled();
  const failed = [plans, credits].filter(({ isError, data }) => isError && !data);

  return (
    <>
      {paid && (
        <Banner tone="success" className="mb-5">
          Payment successful! Your credits have been added to your account.
        </Banner>
      )}
      {cancelled && (
        <Banner tone="info" onClose={dismiss} className="mb-5">
          Checkout cancelled. Nothing was charged.
        </Banner>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl">Buy Automated Sends</h1>
          <p className="mt-2 text-muted">One-time packs. No monthly fee, and credits never expire.</p>
        </div>
        <ButtonLink to="/app/payments/history" variant="secondary" className="max-sm:w-full">
          Purchase history
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      </div>
      {failed.length > 0 ? (
        <Card className="mt-6">
          <ErrorState
            title="Failed to load payment information"
            text="Nothing was charged. Please try again."
            onRetry={() => {
              for (const { refetch } of failed) void refetch();
            }}
          />
        </Card>
      ) : (
        <div className="mt-6 flex flex-col gap-6">
          <PaymentTiles credits={credits.data} />
          {plans.data ? <PlanPicker plans={plans.data} chosen={query.get('plan')} /> : <PlanPlaceholder />}
          <Notes />
        </div>
      )}
    </>
  );
}

function Notes() {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 text-sm text-muted">
      <li className="flex items-start gap-2">
        <Ticket aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        Have a promo code? Enter it at checkout.
      </li>
      <li className="flex items-start gap-2">
        <Lock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        You pay on our payment provider’s page. We never see your card details.
      </li>
      <li className="flex items-start gap-2">
        <Clock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
        <span>
          <PaceNote />
        </span>
      </li>
    </ul>
  );
}
