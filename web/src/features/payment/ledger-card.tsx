// Where every credit came from and went, one row per message, with more on request.
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { useLedger } from './api/list-ledger.ts';
import { LedgerRow } from './ledger-row.tsx';
import { RowsPlaceholder } from './rows-placeholder.tsx';

export function LedgerCard() {
  return (
    <Card title="Credit history">
      <Ledger />
    </Card>
  );
}

function Ledger() {
  const ledger = useLedger();
  const rows = ledger.data?.pages.flatMap((page) => page.rows);
  const { list, remember } = useFocusOnMore(rows?.length ?? 0);
  if (!rows) {
    if (!ledger.isError) return <RowsPlaceholder label="Loading credits" />;
    return (
      <ErrorState
        level={3}
        className="py-4"
        title="Your credits did not load"
        onRetry={() => void ledger.refetch()}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        level={3}
        className="py-4"
        title="No credit history yet"
        text="Credits you receive, use or get back appear here."
      />
    );
  }
  return (
    <>
      <ul ref={list} className="-my-3 divide-y divide-line">
        {rows.map((row) => (
          <LedgerRow key={row.id} row={row} />
        ))}
      </ul>
      {ledger.hasNextPage && (
        <div className="mt-3 flex flex-col items-center gap-2 border-t border-line pt-4">
          {ledger.isFetchNextPageError && (
            <FieldError id="ledger-more">More rows did not load. Please try again.</FieldError>
          )}
          <Button
            variant="secondary"
            busy={ledger.isFetchingNextPage}
            aria-describedby={ledger.isFetchNextPageError ? 'ledger-more' : undefined}
            onClick={() => {
              remember();
              void ledger.fetchNextPage();
            }}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

/** The button moves or disappears; the focus goes to the first new row, so that reading continues there. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef<number>(undefined);
  useEffect(() => {
    if (seen.current === undefined || count <= seen.current) return;
    const row = list.current?.children[seen.current];
    seen.current = undefined;
    if (row instanceof HTMLElement) row.focus({ preventScroll: true });
  }, [count]);
  return { list, remember: () => void (seen.current = count) };
}
