// The way back from a checkout that was cancelled (`?payment=cancelled`): the query goes, and it is said until the next step.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withoutPayment } from './use-payment-success.ts';

export function useCheckoutCancelled(): { cancelled: boolean; dismiss: () => void } {
  const [query, setQuery] = useSearchParams();
  const [note, setNote] = useState<'none' | 'shown' | 'dismissed'>('none');
  const returned = query.get('payment') === 'cancelled';

  if (returned && note === 'none') setNote('shown');

  useEffect(() => {
    if (returned) setQuery(withoutPayment, { replace: true });
  }, [returned, setQuery]);

  return { cancelled: note === 'shown', dismiss: () => setNote('dismissed') };
}
