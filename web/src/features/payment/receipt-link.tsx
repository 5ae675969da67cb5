// A link to the receipt. Screen readers are told if there is none.
import { Link } from 'react-router';
import type { Purchase } from '@opener/contract/payment';
import { shortDate } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';

export function ReceiptLink({ purchase }: { purchase: Purchase }) {
  const now = useNow();
  if (purchase.status === 'failed') {
    return (
      <span className="text-sm text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">No receipt</span>
      </span>
    );
  }
  return (
    <Link
      to={`/app/payments/${purchase.id}/receipt`}
      aria-label={`Receipt for ${purchase.name}, ${shortDate(purchase.created_at, now)}`}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-blue underline-offset-4 hover:underline"
    >
      Receipt
    </Link>
  );
}
