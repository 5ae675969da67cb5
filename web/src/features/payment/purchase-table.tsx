// Purchases as a table.
import type { Purchase } from '@opener/contract/payment';
import { wholeNumber } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { price } from '@opener/contract/price';
import { PurchaseStatus } from './purchase-status.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { When } from './when.tsx';

export function PurchaseTable({ purchases }: { purchases: Purchase[] }) {
  return (
    <table className="-mb-2 w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line text-muted">
          <Head>Date</Head>
          <Head>Pack</Head>
          <Head end>Credits</Head>
          <Head end>Amount</Head>
          <Head>Status</Head>
          <Head end>Receipt</Head>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {purchases.map((purchase) => (
          <tr key={purchase.id} className="h-12">
            <td className="py-2 pe-4 whitespace-nowrap">
              <When iso={purchase.created_at} />
            </td>
            <th scope="row" className="max-w-60 py-2 pe-4 text-start font-semibold [overflow-wrap:anywhere]">
              {purchase.name}
            </th>
            <td className={figure}>{wholeNumber(purchase.messages)}</td>
            <td className={figure}>{price(purchase.amount, purchase.currency)}</td>
            <td className="py-2 pe-4 ps-2">
              <PurchaseStatus status={purchase.status} />
            </td>
            <td className="text-end">
              <ReceiptLink purchase={purchase} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const figure = 'py-2 pe-4 text-end font-mono tabular-nums whitespace-nowrap';

function Head({ end = false, children }: { end?: boolean; children: string }) {
  return (
    <th
      scope="col"
      className={cx(
        'pb-2 font-medium not-last:pe-4',
        end ? 'text-end' : 'text-start',
        children === 'Status' && 'ps-2',
      )}
    >
      {children}
    </th>
  );
}
