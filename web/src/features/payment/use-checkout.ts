// From the click on a pack until the browser leaves for the checkout, or until that failed.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PlanId } from '@opener/contract/payment';
import { failureDetail } from '../../lib/api.ts';
import { useCreateCheckout } from './api/create-checkout.ts';

interface Checkout {
  start: (plan: PlanId) => void;
  /** The pack the browser is about to leave for. */
  going: PlanId | undefined;
  failed: { plan: PlanId; text: string } | undefined;
}

export function useCheckout(): Checkout {
  const { mutate, reset, variables, isPending, isSuccess, error } = useCreateCheckout();

  // Whoever comes back from the checkout by the back button may find this page as it was left: busy.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [reset]);

  // An answer that comes while the next page is drawn must not take the person away. The mutation forgets its callback only in a
  // passive effect, some moments after that page is seen.
  const shown = useRef(false);
  useLayoutEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  function leaveFor(address: string): void {
    if (shown.current) window.location.assign(address);
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
