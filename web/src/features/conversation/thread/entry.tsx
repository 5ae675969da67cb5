// One message of a conversation: theirs on the left, ours on the right, with who wrote it, when, and whether it arrived.
import { useId, useState, type ReactNode } from 'react';
import type { Thread, ThreadEntry } from '@opener/contract/conversation';
import { dayAndTime, exactTime } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Bubble } from '../../../ui/bubble.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { MarkedParagraphs } from '../../../ui/marked-paragraphs.tsx';
import { StopFollowUp } from '../follow-up/stop-follow-up.tsx';
import { isInLine } from '../api/get-thread.ts';
import { EntryState, StateBadge } from './entry-state.tsx';

/** What explains a message that Opener wrote. */
export type Explained = NonNullable<ThreadEntry['message']> & { username: string; text: string };
export type Explain = (explained: Explained, id: string) => ReactNode;

interface EntryProps {
  entry: ThreadEntry;
  thread: Thread;
  why: Explain;
}

export function Entry({ entry, thread, why }: EntryProps) {
  const id = useId();
  const [whyShown, setWhyShown] = useState(false);
  const ours = entry.sent_by !== 'them';
  const { message } = entry;
  return (
    <li className={cx('flex flex-col gap-1', ours ? 'items-end' : 'items-start')}>
      <div className="max-w-[min(34rem,88%)]">
        <Bubble tone={ours ? 'blue' : 'quiet'} tail={ours ? 'end' : 'start'} className="space-y-2.5">
          <MarkedParagraphs text={entry.text} phrases={message?.facts.map(({ phrase }) => phrase) ?? []} />
        </Bubble>
      </div>
      <div className={cx('flex flex-wrap items-center gap-x-2', ours && 'justify-end')}>
        <Written entry={entry} thread={thread} />
        <StateBadge status={entry.status} />
        {message && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={whyShown}
            aria-controls={whyShown ? id : undefined}
            onClick={() => setWhyShown(!whyShown)}
          >
            Why this message
          </Button>
        )}
      </div>
      {message && whyShown && why({ ...message, username: thread.username, text: entry.text }, id)}
      {ours && <EntryState entry={entry} thread={thread} />}
      {entry.follow_up !== null && isInLine(entry) && <StopFollowUp threadId={thread.id} />}
    </li>
  );
}

function Written({ entry, thread }: Pick<EntryProps, 'entry' | 'thread'>) {
  const now = useNow();
  return (
    <p className="text-xs text-muted [overflow-wrap:anywhere]">
      {writerOf(entry, thread)}
      {'\u00A0· '}
      <time dateTime={entry.at} title={exactTime(entry.at)} className="whitespace-nowrap tabular-nums">
        {dayAndTime(entry.at, now)}
      </time>
    </p>
  );
}

function writerOf({ sent_by: by, follow_up: nth }: ThreadEntry, { username, account }: Thread): string {
  if (nth !== null) return `${nth === 1 ? 'Follow-up' : 'Second follow-up'} by Opener as @${account}`;
  switch (by) {
    case 'them':
      return `@${username}`;
    case 'opener':
      return `Opener as @${account}`;
    case 'you':
      return `You as @${account}`;
    case 'elsewhere':
      return 'You, in Instagram';
  }
}
