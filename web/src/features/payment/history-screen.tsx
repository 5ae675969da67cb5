// What was bought, and below it where every credit came from and went.
import { Link } from 'react-router';
import { LedgerCard } from './ledger-card.tsx';
import { PurchasesCard } from './purchases-card.tsx';
import { ArrowLeft } from '../../ui/icons/index.ts';

export function HistoryScreen() {
  return (
    <>
      <Link
        to="/app/payments"
        className="-mt-2 inline-flex min-h-11 items-center gap-1.5 text-sm text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Buy Automated Sends
      </Link>
      <h1 className="text-2xl">Purchase history</h1>
      <p className="mt-2 text-muted">Your packs and receipts, and every credit added or used.</p>
      <div className="mt-6 flex flex-col gap-5">
        <PurchasesCard />
        <LedgerCard />
      </div>
    </>
  );
}
