// Reading a conversation marks it as read: when it opens, and when another answer arrives while it is in view.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Thread } from '@opener/contract/conversation';
import { useMarkRead } from '../api/mark-read.ts';

export function useReadOnOpen(thread: Thread | undefined): void {
  const { mutate } = useMarkRead();
  /** The answer up to which it was seen, so that "Mark as unread" is not undone at once. */
  const seen = useRef<string | null>(null);

  const look = useEffectEvent((shown: Thread) => {
    if (document.visibilityState === 'hidden') return;
    const upTo = shown.last_answer_at ?? 'none';
    if (seen.current === upTo) return;
    seen.current = upTo;
    if (shown.unread > 0) mutate({ id: shown.id, read: true });
  });

  useEffect(() => {
    if (!thread) return undefined;
    const onVisible = () => look(thread);
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [thread]);
}
