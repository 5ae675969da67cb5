// Everything that was said, oldest first. It stays at the latest message, unless the user has scrolled up to read.
import { useLayoutEffect, useRef } from 'react';
import type { OpenThread } from '@opener/contract/conversation';
import { plural } from '../../../lib/format.ts';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { NextFollowUp } from '../follow-up/next-follow-up.tsx';
import { Entry, type Explain } from './entry.tsx';

interface EntryListProps {
  thread: OpenThread;
  /** It scrolls by itself, next to the list of conversations. */
  boxed: boolean;
  why: Explain;
}

export function EntryList({ thread, boxed, why }: EntryListProps) {
  const { entries, earlier, username } = thread;
  const { box, onScroll } = useLatest(boxed, entries.at(-1)?.id);
  const textless = thread.last_answer_at !== null && entries.every(({ sent_by: by }) => by !== 'them');
  return (
    <div
      ref={box}
      role="log"
      aria-label={`Conversation with @${username}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable with the keyboard
      tabIndex={boxed ? 0 : undefined}
      onScroll={onScroll}
      className={boxed ? 'min-h-0 flex-1 overflow-y-auto px-5 py-4 focus-visible:-outline-offset-2' : 'py-4'}
    >
      {earlier > 0 && (
        <p className="mb-4 text-center text-sm text-muted">
          {plural(earlier, 'older message is', 'older messages are')} not shown.
        </p>
      )}
      <ol className="space-y-4">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} thread={thread} why={why} />
        ))}
      </ol>
      {thread.follow_up && <NextFollowUp threadId={thread.id} followUp={thread.follow_up} />}
      {textless && thread.last_answer_at !== null && (
        <p className="mt-4 text-sm text-muted">
          They answered <TimeAgo iso={thread.last_answer_at} />. The text is only on Instagram.
        </p>
      )}
    </div>
  );
}

/** Closer than this to the end counts as being there. */
const nearby = 80;

function useLatest(boxed: boolean, latest: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  useLayoutEffect(() => {
    if (!following.current || latest === undefined) return;
    if (boxed && box.current) box.current.scrollTop = box.current.scrollHeight;
    // After the page has settled: the router scrolls to its top first.
    else requestAnimationFrame(() => box.current && scrollPageTo(box.current));
  }, [boxed, latest]);
  return {
    box,
    onScroll: () => {
      if (!box.current) return;
      const { scrollHeight, scrollTop, clientHeight } = box.current;
      following.current = scrollHeight - scrollTop - clientHeight < nearby;
    },
  };
}

/** To the end of the conversation, with what follows it, which is the box to write in. */
function scrollPageTo(log: HTMLElement): void {
  const bottom = (log.parentElement ?? log).getBoundingClientRect().bottom;
  scrollTo({ top: scrollY + bottom - innerHeight });
}
