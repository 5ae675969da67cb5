// The receipt of a purchase, to read, print or save. Only the receipt itself is printed.
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { paymentErrors, type Receipt } from '@opener/contract/payment';
import { ApiError } from '../../lib/api.ts';
import { pageTitle } from '../../lib/use-document-title.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useReceipt } from './api/get-receipt.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import { webAddress } from './web-address.ts';
import { ArrowLeft, ExternalLink, Printer } from '../../ui/icons/index.ts';

export function ReceiptScreen() {
  const { id = '' } = useParams();
  const { data: receipt, error, isFetching, refetch } = useReceipt(id);
  useTitle(receipt);
  return (
    <div className="mx-auto max-w-[46rem] print:max-w-none">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <Link
          to="/app/payments/history"
          className="-ms-1 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-1 text-sm text-muted hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Purchase history
        </Link>
        {receipt && (
          <Button
            icon={<Printer aria-hidden="true" className="size-4.5" />}
            className="max-sm:w-full"
            onClick={() => window.print()}
          >
            Print or save as PDF
          </Button>
        )}
      </div>
      {receipt ? (
        <>
          <ReceiptPaper receipt={receipt} />
          <ProviderReceipt receipt={receipt} />
        </>
      ) : error ? (
        <NoReceipt error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

/** Also the default name of a saved PDF. */
function useTitle(receipt: Receipt | undefined): void {
  const number = receipt?.number;
  useEffect(() => {
    if (number !== undefined) document.title = pageTitle(`Receipt ${number}`);
  }, [number]);
}

function ProviderReceipt({ receipt }: { receipt: Receipt }) {
  const address = receipt.provider_url && webAddress(receipt.provider_url, window.location.origin);
  if (!address) return null;
  return (
    <p className="mt-3 print:hidden">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="The card provider’s receipt, opens in a new tab"
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-blue underline-offset-4 hover:underline"
      >
        The card provider’s receipt
        <ExternalLink aria-hidden="true" className="size-3.5" />
      </a>
    </p>
  );
}

function NoReceipt({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Card>
      {isMissing ? (
        <EmptyState
          level={1}
          title={paymentErrors.noReceipt}
          text="It may belong to another account, or the purchase was not paid."
          action={
            <ButtonLink to="/app/payments/history" variant="secondary">
              See your purchases
            </ButtonLink>
          }
        />
      ) : (
        <ErrorState level={1} title="This receipt did not load" busy={busy} onRetry={onRetry} />
      )}
    </Card>
  );
}

function Waiting() {
  return (
    <Card className="h-112">
      <output className="sr-only">Loading receipt</output>
      <Skeleton className="h-7 w-36" />
      <Skeleton className="mt-10 h-5 w-64 max-w-full" />
      <Skeleton className="mt-3 h-5 w-48 max-w-full" />
      <Skeleton className="mt-10 h-32 w-full rounded-ctl" />
    </Card>
  );
}
