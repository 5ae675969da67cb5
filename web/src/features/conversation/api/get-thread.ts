// One conversation with everything that was said.
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getThread, type OpenThread, type ThreadEntry } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { conversationsKey } from './list-threads.ts';

const seldomMs = 30_000;

const threadKey = (id: string) => [...conversationsKey, 'thread', id] as const;

export function useThread(id: string) {
  return useQuery({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => api(getThread, { params: { threadId: id }, signal }),
    refetchInterval: ({ state }) => (state.data?.entries.some(isInLine) ?? false) && seldomMs,
  });
}

/** A waiting reply may be held or resume just because time passes, which no change tells. */
export function isInLine({ status }: ThreadEntry): boolean {
  return status === 'waiting' || status === 'held';
}

/** After a change: this one is known, and the lists and counts are asked for again. */
export function keepThread(client: QueryClient, thread: OpenThread): void {
  client.setQueryData(threadKey(thread.id), thread);
  void client.invalidateQueries({
    queryKey: conversationsKey,
    predicate: ({ queryKey }) => queryKey[1] !== 'thread',
  });
}
