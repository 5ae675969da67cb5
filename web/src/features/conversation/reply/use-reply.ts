// A reply being written: kept per conversation in this tab, sent under one id however often it is tried, and never lost to a suggestion.
import { useEffect, useRef, useState } from 'react';
import { conversationErrors, type OpenThread } from '@opener/contract/conversation';
import { messageLimits } from '@opener/contract/message';
import { countCharacters } from '@opener/contract/text';
import { failureDetail } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useSendReply } from '../api/send-reply.ts';
import { useSuggestReply } from '../api/suggest-reply.ts';

const blank = { id: '', text: '' };

export function useReply(thread: OpenThread, onRefused: () => void) {
  const { draft, edit, forget } = useDraft(`reply.${thread.id}`, blank);
  /** The text that a suggestion replaced. */
  const [replaced, setReplaced] = useState<string>();
  const [error, setError] = useState<string>();
  const toast = useToast();
  const isShown = useIsShown();
  const sending = useSendReply(thread.id);
  const suggesting = useSuggestReply(thread.id);
  const text = draft.text.trim();
  const tooLong = countCharacters(text) > messageLimits.messageMax;

  const write = (next: string) => edit({ id: draft.id || crypto.randomUUID(), text: next });

  /** What is in the box when a suggestion arrives, which may be more than when it was asked for. */
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  function fill(suggestion: string): void {
    setReplaced(latest.current.text);
    edit({ id: latest.current.id || crypto.randomUUID(), text: suggestion });
  }

  async function send(): Promise<void> {
    if (text === '' || tooLong || sending.isPending) return;
    setError(undefined);
    try {
      // Not by callbacks of the form: it may be closed before the answer.
      await sending.mutateAsync({ id: draft.id, text });
      forget();
      setReplaced(undefined);
    } catch (failure) {
      const detail = failureDetail(failure);
      // An earlier try arrived with its text after all; this one is another reply.
      if (detail === conversationErrors.otherReply) edit({ id: crypto.randomUUID(), text: draft.text });
      if (detail !== undefined) onRefused();
      const why = detail ?? 'No answer from the server. Send it again: it will not arrive twice.';
      setError(why);
      // The text is kept; where the user is by now, nothing else would say so.
      if (!isShown.current) toast.error(`Your reply to @${thread.username}: ${why}`);
    }
  }

  return {
    text: draft.text,
    count: countCharacters(draft.text),
    tooLong,
    canSend: text !== '' && !tooLong,
    error,
    sending: sending.isPending,
    suggesting: suggesting.isPending,
    write: (next: string) => {
      setError(undefined);
      write(next);
    },
    send: () => void send(),
    suggest: () => {
      setError(undefined);
      suggesting.mutate(undefined, {
        onSuccess: (answer) => fill(answer.text),
        onError: (failure) => setError(failureDetail(failure) ?? conversationErrors.writerAway),
      });
    },
    suggested: replaced !== undefined,
    undo: () => {
      if (replaced !== undefined) write(replaced);
      setReplaced(undefined);
    },
  };
}
