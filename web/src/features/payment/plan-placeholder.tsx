// A skeleton of three packs.
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlanGrid } from './plan-grid.tsx';

export function PlanPlaceholder() {
  return (
    <div>
      <output className="sr-only">Loading packs</output>
      <div aria-hidden="true">
        <PlanGrid>
          {['a', 'b', 'c'].map((key) => (
            <Card as="li" key={key} className="p-5 lg:p-6.5">
              <Skeleton className="h-6 w-32" />
              <Skeleton className="mt-2 h-9 w-4/5" />
              <Skeleton className="mt-6 h-13 w-40 max-w-full" />
              <Skeleton className="mt-2 h-5 w-32" />
              <Skeleton className="mt-4 h-6 w-36" />
              <Skeleton className="mt-12 h-28 w-full" />
              <Skeleton className="mt-6 h-13.5 w-full rounded-[12px]" />
            </Card>
          ))}
        </PlanGrid>
      </div>
    </div>
  );
}
