// To the receipt, in a new tab. A purchase without one says so to those who cannot see that the place is empty.
import type { Purchase } from '@opener/contract/payment';
import { shortDate } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { webAddress } from './web-address.ts';
import { ExternalLink } from '../../ui/icons/index.ts';

export function ReceiptLink({ purchase }: { purchase: Purchase }) {
  const now = useNow();
  const address = purchase.receipt_url && webAddress(purchase.receipt_url, window.location.origin);
  if (!address) {
    return (
      <span className="text-sm text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">No receipt</span>
      </span>
    );
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Receipt for ${purchase.name}, ${shortDate(purchase.created_at, now)}, opens in a new tab`}
      className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-blue underline-offset-4 hover:underline"
    >
      Receipt
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </a>
  );
}
