// Follow-ups in the list of messages for review, each to be approved, changed or skipped.
import { useRef } from 'react';
import type { ReviewedFollowUp, ReviewState } from '@opener/contract/follow-up';
import { plural, wholeNumber } from '../../../lib/format.ts';
import { useLoggedFailure } from '../../../lib/use-logged-failure.ts';
import { keptPages } from '../../../lib/use-pages.ts';
import { readList, type List } from '../../../lib/read-list.ts';
import { Button } from '../../../ui/button.tsx';
import { CardFailed, CardLoading } from '../../../ui/card-states.tsx';
import { Card } from '../../../ui/card.tsx';
import { useSettling } from '../../../ui/use-settling.ts';
import { useReviewedFollowUps } from '../api/list-reviewed-follow-ups.ts';
import { ReviewedItem } from './reviewed-item.tsx';

interface ReviewedListProps {
  state: ReviewState;
  /** Of all projects if left out. */
  projectId?: string | undefined;
  /** Of its heading; on its own, it is a card. */
  level: 2 | 3;
  onChanged: () => void;
}

export function ReviewedList({ state, projectId, level, onChanged }: ReviewedListProps) {
  const query = useReviewedFollowUps(state, projectId);
  useLoggedFailure('Follow-ups could not be loaded', query.error);
  const list = readList(query);
  const rows = useRef<HTMLUListElement>(null);
  useSettling(rows, list.rows);
  if (list.status === 'ready' && list.total === 0) return null;
  const Place = level === 2 ? Card : Section;
  return (
    <Place title="Follow-ups to review" level={level} className="mb-4">
      {list.status === 'loading' && <CardLoading rows={2} />}
      {list.status === 'failed' && <CardFailed onRetry={() => void query.refetch()} />}
      <ul ref={rows} className="divide-y divide-line data-settling:pointer-events-none">
        {list.rows.map((followUp) => (
          <li key={followUp.id} className="py-5 first:pt-0 last:pb-0">
            <ReviewedItem followUp={followUp} level={level === 2 ? 3 : 4} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      <More list={list} isFull={(query.data?.pages.length ?? 0) >= keptPages} />
    </Place>
  );
}

/** Inside a card that has its own title. */
function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="-mx-4 border-t border-line px-4 py-5 sm:-mx-5.5 sm:px-5.5">
      <h3 className="mb-4 text-base">{title}</h3>
      {children}
    </section>
  );
}

/** So many that nobody reads them in one go: those after come up as these are decided. */
function More({ list, isFull }: { list: List<ReviewedFollowUp>; isFull: boolean }) {
  const left = list.total - list.rows.length;
  if (list.end.failed)
    return (
      <div className="mt-4">
        <CardFailed onRetry={list.end.onRetry} />
      </div>
    );
  if (left <= 0 || list.status !== 'ready') return null;
  if (isFull)
    return (
      <p className="mt-4 text-sm text-muted">
        {plural(left, 'more comes', 'more come')} up as you decide about these.
      </p>
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      className="mt-4"
      busy={list.end.loading}
      busyLabel="Loading"
      onClick={() => list.onEnd?.()}
    >
      Show more ({wholeNumber(left)})
    </Button>
  );
}
