// Thanks after a payment. The credits may arrive a moment later, so the figures are fetched again.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Banner } from '../../ui/banner.tsx';

const shownFor = 5000;
const refetchAfter = 1000;

export function PaymentBanner({ onPaid }: { onPaid: () => void }) {
  const [query, setQuery] = useSearchParams();
  const returned = query.get('payment') === 'success';
  const [paid] = useState(returned);
  const [shown, setShown] = useState(returned);

  // Not again after a reload.
  useEffect(() => {
    if (!returned) return;
    setQuery(
      (given) => {
        const rest = new URLSearchParams(given);
        rest.delete('payment');
        return rest;
      },
      { replace: true },
    );
  }, [returned, setQuery]);

  useEffect(() => {
    if (!paid) return undefined;
    const refetching = setTimeout(onPaid, refetchAfter);
    const hiding = setTimeout(() => setShown(false), shownFor);
    return () => {
      clearTimeout(refetching);
      clearTimeout(hiding);
    };
  }, [paid, onPaid]);

  if (!shown) return null;
  return (
    <Banner tone="success" onClose={() => setShown(false)} className="mb-5">
      Payment successful! Your credits have been added to your account.
    </Banner>
  );
}
