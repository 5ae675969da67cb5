// Reading a conversation marks it as read: when it opens, and when another answer arrives while it is in view.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenThread } from '@opener/contract/conversation';
import { useMarkRead } from '../api/mark-read.ts';

export function useReadOnOpen(thread: OpenThread | undefined): void {
  const { mutate } = useMarkRead();
  /** The answer up to which it was seen, so that "Mark as unread" is not undone at once. */
  const seen = useRef<string | null>(null);

  const look = useEffectEvent((shown: OpenThread) => {
    if (document.visibilityState === 'hidden') return;
    const upTo = newestAnswer(shown);
    if (seen.current === (upTo ?? 'none')) return;
    seen.current = upTo ?? 'none';
    if (shown.unread > 0) mutate({ id: shown.id, read: true, ...(upTo !== undefined && { up_to: upTo }) });
  });

  useEffect(() => {
    if (!thread) return undefined;
    const onVisible = () => look(thread);
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [thread]);
}

/** The last to arrive, whenever it was written: ids are in the order of arrival. */
function newestAnswer({ entries }: OpenThread): string | undefined {
  const answers = entries.filter(({ sent_by }) => sent_by === 'them').map(({ id }) => id);
  return answers.toSorted().at(-1);
}
