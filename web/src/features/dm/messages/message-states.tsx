// A message list that is loading, empty, or failed to load its end.
import type { Fit } from '@opener/contract/message';
import type { MessageState } from '@opener/contract/message-list';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { fitWords } from './fit-words.ts';
import { stateWords } from './state-words.ts';

export function MessagesLoading() {
  return (
    <div className="space-y-8 py-4">
      <Spinner label="Loading messages" className="sr-only" />
      {[1, 2, 3].map((row) => (
        <div key={row} aria-hidden="true" className="space-y-3">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="space-y-1.5">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3.5 w-52" />
            </div>
          </div>
          <Skeleton className="h-24 rounded-bubble rounded-es-tail sm:max-w-160" />
        </div>
      ))}
    </div>
  );
}

interface NothingFoundProps {
  search: string;
  fit: Fit | undefined;
  state: MessageState | undefined;
  /** One project among all, or some days. */
  inPart?: boolean;
  onClear: () => void;
  level: 2 | 3;
}

export function NothingFound({ search, fit, state, inPart = false, onClear, level }: NothingFoundProps) {
  const among = fit && fitWords[fit].having;
  const alone = !fit && !inPart;
  return (
    <EmptyState
      level={level}
      title="No messages found"
      text={
        search === '' ? (
          state && alone ? (
            stateWords[state].none
          ) : (
            `There are no ${among ? `messages ${among}` : 'such messages'} here.`
          )
        ) : (
          <>
            Nothing matches <bdi className="[overflow-wrap:anywhere]">“{search}”</bdi>
            {among && ` among the messages ${among}`}. Search covers names, usernames and message texts.
          </>
        )
      }
      action={
        <Button variant="secondary" onClick={onClear}>
          {clearWord({ search, fit, narrowed: state !== undefined || inPart })}
        </Button>
      }
    />
  );
}

function clearWord({ search, fit, narrowed }: { search: string; fit: Fit | undefined; narrowed: boolean }) {
  if (narrowed) return 'Show all';
  if (search === '') return 'Show all fits';
  return fit ? 'Clear search and filter' : 'Clear search';
}
