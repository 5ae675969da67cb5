// Decides what came of a conversation, or clears that.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Outcome, setOutcome } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { conversationsKey } from './list-threads.ts';

type Decision = { id: string; outcome: Outcome | null; until?: string | undefined };

export function useSetOutcome() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, outcome, until }: Decision) =>
      api(setOutcome, { params: { threadId: id }, body: { outcome, until } }),
    onSettled: () => client.invalidateQueries({ queryKey: conversationsKey }),
  });
}
