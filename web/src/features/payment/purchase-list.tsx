// Purchases on a phone: one block each.
import type { Purchase } from '@opener/contract/payment';
import { plural } from '../../lib/format.ts';
import { price } from '@opener/contract/price';
import { PurchaseStatus } from './purchase-status.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { When } from './when.tsx';

export function PurchaseList({ purchases }: { purchases: Purchase[] }) {
  return (
    <ul className="-my-3.5 divide-y divide-line">
      {purchases.map((purchase) => (
        <li key={purchase.id} className="py-3.5">
          <div className="flex items-baseline justify-between gap-4">
            <h3 className="min-w-0 font-sans text-base font-semibold tracking-normal">{purchase.name}</h3>
            <span className="font-mono text-sm tabular-nums">
              {price(purchase.amount, purchase.currency)}
            </span>
          </div>
          <p className="mt-0.5 flex flex-wrap gap-x-1.5 text-sm text-muted">
            <span>{plural(purchase.messages, 'credit')}</span>
            <span aria-hidden="true">·</span>
            <When iso={purchase.created_at} />
          </p>
          <div className="mt-1 flex min-h-11 items-center justify-between gap-4">
            <PurchaseStatus status={purchase.status} />
            <ReceiptLink purchase={purchase} />
          </div>
        </li>
      ))}
    </ul>
  );
}
