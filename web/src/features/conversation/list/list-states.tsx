// The list of conversations while it loads, and when there is nothing to show.
import type { ThreadFilter } from '@opener/contract/conversation';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { filterWords } from '../outcome-words.ts';

export function ThreadsLoading() {
  return (
    <div className="space-y-6 p-4">
      <Spinner label="Loading conversations" className="sr-only" />
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} aria-hidden="true" className="flex items-center gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="min-w-0 flex-1 space-y-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Nobody was written to through an account yet. */
export function NoThreads({ connected }: { connected: boolean | undefined }) {
  return connected === false ? (
    <EmptyState
      title="No conversations yet"
      text="Connect your Instagram account. Everyone Opener writes to for you appears here, with their answers."
      action={<ButtonLink to="/app/dashboard#instagram">Connect Instagram</ButtonLink>}
    />
  ) : (
    <EmptyState
      title="No conversations yet"
      text="Everyone Opener writes to for you appears here, with their answers."
      action={<ButtonLink to="/app/projects">Go to projects</ButtonLink>}
    />
  );
}

interface NothingFoundProps {
  search: string;
  filter: ThreadFilter | undefined;
  /** Narrowed by something else too. */
  inPart: boolean;
  onClear: () => void;
}

export function NothingFound({ search, filter, inPart, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title="No conversations found"
      text={
        search === '' ? (
          filter && !inPart ? (
            filterWords[filter].none
          ) : (
            'There are no such conversations.'
          )
        ) : (
          <>
            Nothing matches <bdi className="[overflow-wrap:anywhere]">“{search}”</bdi>
            {(filter !== undefined || inPart) && ' here'}. Search covers names, usernames and everything that
            was said.
          </>
        )
      }
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all
        </Button>
      }
    />
  );
}
