// Handles the return from a paid checkout (`?payment=success`): removes the query, refetches the data a second later, when the payment has
// been booked, and shows a notice for five seconds.
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

const reloadAfter = 1000;
const shownFor = 5000;

export function usePaymentSuccess(reload: () => void): boolean {
  const [query, setQuery] = useSearchParams();
  const [paid, setPaid] = useState(false);
  const returned = query.get('payment') === 'success';
  const onReload = useEffectEvent(reload);

  if (returned && !paid) setPaid(true);

  useEffect(() => {
    if (returned) setQuery(withoutPayment, { replace: true });
  }, [returned, setQuery]);

  useEffect(() => {
    if (!paid) return undefined;
    const reloading = setTimeout(() => onReload(), reloadAfter);
    const hiding = setTimeout(() => setPaid(false), shownFor);
    return () => {
      clearTimeout(reloading);
      clearTimeout(hiding);
    };
  }, [paid]);

  return paid;
}

export function withoutPayment(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('payment');
  return rest;
}
