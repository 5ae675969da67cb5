// From the click on a pack until the browser leaves for the checkout, or the call fails.
import { useEffect } from 'react';
import type { PlanId } from '@opener/contract/payment';
import { failureDetail } from '../../lib/api.ts';
import { useIsShown } from '../../lib/use-is-shown.ts';
import { useCreateCheckout } from './api/create-checkout.ts';

interface Checkout {
  start: (plan: PlanId) => void;
  /** The pack whose checkout is about to open. */
  going: PlanId | undefined;
  failed: { plan: PlanId; text: string } | undefined;
}

export function useCheckout(): Checkout {
  const { mutate, reset, variables, isPending, isSuccess, error } = useCreateCheckout();

  // The back button may restore this page from the bfcache in its busy state.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);

  // An answer that arrives while the next page is rendered must not redirect. The mutation drops its callback only in a passive effect.
  const isShown = useIsShown();

  function leaveFor(address: string): void {
    if (isShown.current) window.location.assign(address);
  }

  return {
    start: (plan) => mutate(plan, { onSuccess: leaveFor }),
    going: isPending || isSuccess ? variables : undefined,
    failed:
      error && variables
        ? { plan: variables, text: failureDetail(error) ?? 'Failed to start checkout process' }
        : undefined,
  };
}
