// The receipt itself: seller, buyer, item, date, amount and tax.
import type { ReactNode } from 'react';
import type { Receipt } from '@opener/contract/payment';
import { plural, utcTime } from '../../lib/format.ts';
import { supportEmail } from '../../lib/product.ts';
import { cx } from '../../ui/cx.ts';
import { Logo } from '../../ui/logo.tsx';
import { price } from '@opener/contract/price';
import { PurchaseStatus } from './purchase-status.tsx';

export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { number, paid_at, seller, buyer, status, test } = receipt;
  return (
    <article
      aria-labelledby="receipt"
      className="rounded-card border border-line bg-card p-5 shadow-soft sm:p-10 print:rounded-none print:border-0 print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 id="receipt" className="text-2xl">
            Receipt
          </h1>
          <p className="mt-2">
            <PurchaseStatus status={status} />
          </p>
        </div>
        <Logo />
      </div>
      {test && (
        <p className="mt-6 border-s-3 border-line ps-3.5 text-sm text-muted">
          Test receipt: paid at the local checkout. No money was charged.
        </p>
      )}
      <dl className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2 print:grid-cols-2">
        <Fact name="Receipt number">
          <span className="font-mono text-[0.9375rem]">{number}</span>
        </Fact>
        <Fact name="Paid on">
          <time dateTime={paid_at}>{utcTime(paid_at)}</time>
        </Fact>
        <Fact name="Seller">
          <Lines of={[seller.name, ...seller.address]} />
          {seller.tax_id !== null && <span className="block text-muted">Tax ID {seller.tax_id}</span>}
        </Fact>
        <Fact name="Buyer">
          <Lines of={[buyer.name, buyer.email]} />
        </Fact>
      </dl>
      <Sums receipt={receipt} />
      <p className="mt-8 text-sm text-muted">
        One credit covers one message, written and sent. Credits never expire. Questions? Write to{' '}
        {supportEmail}.
      </p>
    </article>
  );
}

function Sums({ receipt }: { receipt: Receipt }) {
  const { name, messages, amount, refunded_amount, currency, tax } = receipt;
  const money = (cents: number) => price(cents, currency);
  return (
    <>
      <table className="mt-9 w-full border-collapse">
        <caption className="sr-only">What was paid</caption>
        <thead>
          <tr className="border-b border-edge text-sm text-muted">
            <th scope="col" className="pb-2 text-start font-medium">
              Pack
            </th>
            <th scope="col" className="pb-2 text-end font-medium">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <Line
            name={name}
            more={`${plural(messages, 'credit')}, bought once`}
            sum={money(amount)}
            className="font-semibold"
          />
          <Line name={taxName(tax)} sum={money(tax.amount)} className="border-t border-line text-muted" />
          <Line
            name="Total paid"
            sum={money(amount)}
            className="border-t border-edge text-lg font-semibold"
          />
          {refunded_amount > 0 && (
            <Line name="Refunded since" sum={`\u2212${money(refunded_amount)}`} className="text-muted" />
          )}
        </tbody>
      </table>
      {tax.note !== null && <p className="mt-4 text-sm text-muted">{tax.note}</p>}
    </>
  );
}

/** 'VAT 19%, included'; without tax there is no "included". */
function taxName({ name, percent }: Receipt['tax']): string {
  return percent > 0 ? `${name} ${percent}%, included` : name;
}

interface LineProps {
  name: string;
  more?: string;
  sum: string;
  className?: string;
}

function Line({ name, more, sum, className }: LineProps) {
  return (
    <tr className={cx('align-baseline', className)}>
      <th scope="row" className="py-3 pe-4 text-start [font-weight:inherit] [overflow-wrap:anywhere]">
        {name}
        {more !== undefined && <span className="block text-sm font-normal text-muted">{more}</span>}
      </th>
      <td className="py-3 text-end font-mono whitespace-nowrap tabular-nums">{sum}</td>
    </tr>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 break-inside-avoid">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Lines({ of: [first, ...rest] }: { of: string[] }) {
  return (
    <>
      <span className="block font-semibold">{first}</span>
      {rest.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </>
  );
}
