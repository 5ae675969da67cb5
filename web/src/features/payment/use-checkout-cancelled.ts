// Handles the return from a cancelled checkout (`?payment=cancelled`): removes the query and shows a notice until the next action.
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
