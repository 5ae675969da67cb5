// A skeleton of rows.
import { Skeleton } from '../../ui/skeleton.tsx';

export function RowsPlaceholder({ label }: { label: string }) {
  return (
    <div>
      <output className="sr-only">{label}</output>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex items-center justify-between gap-6 py-3.5">
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="h-5 w-16 shrink-0" />
        </div>
      ))}
    </div>
  );
}
