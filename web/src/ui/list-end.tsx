// The end of a list that is loading more, or failed to.
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface ListEndProps {
  /** What the list contains, as in 'messages'. */
  noun: string;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

export function ListEnd({ noun, loading, failed, onRetry }: ListEndProps) {
  if (failed) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-3 py-4 text-sm text-muted">
        More {noun} did not load.
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </div>
    );
  }
  return loading ? (
    <div className="grid place-items-center py-4">
      <Spinner label={`Loading more ${noun}`} />
    </div>
  ) : null;
}
