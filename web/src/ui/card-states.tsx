// A card whose content is loading or failed to load, with a retry.
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

export function CardLoading({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true" className="space-y-4 py-1">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="space-y-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}

export function CardFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 py-2 text-sm text-muted">
      This did not load.
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}

/** The style of the link in a card's corner. */
export const cornerLink = '-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-blue';
