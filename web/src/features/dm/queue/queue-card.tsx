// Processing Queue: the first three active jobs, and all of them on request.
import { useId, useRef, useState } from 'react';
import { creditErrors } from '@opener/contract/credit';
import type { Job } from '@opener/contract/dm';
import { ApiError, failureDetail } from '../../../lib/api.ts';
import { plural, wholeNumber } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useCancelJob } from '../api/cancel-job.ts';
import type { JobCounts, ProjectJobs } from '../api/list-jobs.ts';
import { useRetryJob } from '../api/retry-job.ts';
import { activeJobs, previewed } from './active-jobs.ts';
import { JobRow } from './job-row.tsx';

export const queuePlace = 'queue';

interface QueueCardProps {
  projectId: string;
  /** Undefined until loaded. */
  queue: ProjectJobs | undefined;
  /** A credit was taken or returned. */
  onCreditsChanged: () => void;
}

export function QueueCard({ projectId, queue, onCreditsChanged }: QueueCardProps) {
  const listId = useId();
  const room = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const { cancel, retry, busyId } = useJobActions(projectId, {
    onCreditsChanged,
    // The row is gone, and with it the focused button.
    onGone: () => room.current?.focus(),
  });
  const listed = activeJobs(queue?.jobs ?? []);
  const shown = all ? listed : listed.slice(0, previewed);
  const folded = listed.length > previewed;
  const more = queue ? Math.max(0, sum(queue.counts) - listed.length) : 0;

  return (
    <Card
      id={queuePlace}
      title="Processing Queue"
      action={queue && listed.length > 0 && <Counts counts={queue.counts} />}
    >
      <div ref={room} tabIndex={-1} className="rounded-sm">
        {!queue && <Skeleton className="h-6 w-60 max-w-full" />}
        {queue && listed.length === 0 && (
          <p className="text-sm text-muted">
            The queue is empty. Usernames you add appear here until their messages are written.
          </p>
        )}
        {shown.length > 0 && (
          <section
            id={listId}
            aria-label="Jobs"
            // A scrolling list must be reachable by keyboard.
            {...(all && folded && { tabIndex: 0 })}
            className={all ? 'max-h-96 overflow-y-auto overscroll-contain' : undefined}
          >
            <ul>
              {shown.map((job) => (
                <JobRow
                  key={job.id}
                  job={job}
                  busy={busyId === job.id}
                  onCancel={() => cancel(job)}
                  onRetry={() => retry(job)}
                  onDismiss={() => cancel(job)}
                />
              ))}
            </ul>
            {all && more > 0 && (
              <p className="border-t border-line py-2.5 text-sm text-muted">and {plural(more, 'more job')}</p>
            )}
          </section>
        )}
      </div>
      {folded && (
        <button
          type="button"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
          className="mt-1 -mb-2 inline-flex min-h-9 items-center rounded-sm text-sm font-medium text-muted underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
        >
          {all ? 'Show the first 3' : 'View all queue'}
        </button>
      )}
    </Card>
  );
}

const sum = ({ active, failed, refused }: JobCounts) => active + failed + refused;

/** Of all jobs, listed or not. */
function Counts({ counts: { active, failed, refused } }: { counts: JobCounts }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {refused > 0 && <Badge tone="amber">{wholeNumber(refused)} not written</Badge>}
      {failed > 0 && <Badge tone="red">{wholeNumber(failed)} failed</Badge>}
      {active > 0 && <Badge>{wholeNumber(active)} active</Badge>}
    </span>
  );
}

interface Reactions {
  onCreditsChanged: () => void;
  /** A job left the list. */
  onGone: () => void;
}

function useJobActions(projectId: string, { onCreditsChanged, onGone }: Reactions) {
  const toast = useToast();
  const cancelling = useCancelJob(projectId);
  const retrying = useRetryJob(projectId);

  async function cancel(job: Job): Promise<void> {
    try {
      await cancelling.mutateAsync(job.id);
      if (job.status === 'pending') toast.success('Job cancelled successfully');
      onGone();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to cancel job');
    }
    onCreditsChanged();
  }

  async function retry(job: Job): Promise<void> {
    try {
      await retrying.mutateAsync({ id: job.id, anyway: job.result?.refused ?? false });
    } catch (error) {
      const noCredits = error instanceof ApiError && error.status === 402;
      toast.error(
        failureDetail(error) ?? (noCredits ? creditErrors.insufficient : 'Failed to queue DM generation'),
      );
    }
    onCreditsChanged();
  }

  return {
    cancel: (job: Job) => void cancel(job),
    retry: (job: Job) => void retry(job),
    busyId: (cancelling.isPending && cancelling.variables) || (retrying.isPending && retrying.variables.id),
  };
}
