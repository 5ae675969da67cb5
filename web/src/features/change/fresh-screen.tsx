// Refreshes what is on the screen when it changes elsewhere: in another tab, on another device, in the worker.
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { dmLimits } from '@opener/contract/dm';
import { changesKey, useChanges } from './api/get-changes.ts';

/** Polled on their own schedule, or immutable. */
const leftAlone: ReadonlySet<unknown> = new Set([changesKey[0], 'jobs', 'job', 'me', 'plans']);

const pollMs = dmLimits.pollSeconds * 1000;

/** Renders nothing, so that polling does not re-render anything else. */
export function FreshScreen(): null {
  const client = useQueryClient();
  const { data, dataUpdatedAt, errorUpdateCount: failures } = useChanges();
  // Without an answer, anything may have changed, and other calls may have failed too.
  const seen = useRef<{ latest: string | undefined; failures: number }>({ latest: undefined, failures: 0 });
  const behind = useRef(new Set<string>());

  const follow = useEffectEvent((latest: string, now: number) => {
    const before = seen.current;
    const missed = failures !== before.failures;
    const changed = missed || (before.latest !== undefined && before.latest !== latest);
    seen.current = { latest, failures };
    if (changed) behind.current = markAll(client);
    catchUp(client, behind.current, now);
  });
  // After every answer. A failure alone changes nothing: what was missed comes with the next answer.
  const latest = data?.latest;
  useEffect(() => {
    if (latest !== undefined) follow(latest, dataUpdatedAt);
  }, [latest, dataUpdatedAt]);

  return null;
}

/** Marks other queries as stale for when their screen opens; visible ones are refetched. */
function markAll(client: QueryClient): Set<string> {
  void client.invalidateQueries({ refetchType: 'none', predicate: isOurs });
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: isOurs });
  return new Set(shown.map(({ queryHash }) => queryHash));
}

/** A long list is refetched page by page, so the longer it is, the less often. */
function catchUp(client: QueryClient, behind: Set<string>, now: number): void {
  const isDue = (query: Query) => {
    const { data, dataUpdatedAt, fetchStatus } = query.state;
    const pages = pagesOf(data);
    // A request in progress may have read older data, so it is repeated, but only when it has ended: over a slow line, it would be cancelled for ever.
    const idle = fetchStatus === 'idle';
    return behind.has(query.queryHash) && idle && (pages <= 1 || now - dataUpdatedAt >= pages * pollMs);
  };
  for (const query of client.getQueryCache().findAll({ type: 'active', predicate: isDue })) {
    behind.delete(query.queryHash);
    void client.refetchQueries({ queryKey: query.queryKey, exact: true });
  }
}

function isOurs({ queryKey: [noun] }: Query): boolean {
  return !leftAlone.has(noun);
}

function pagesOf(data: unknown): number {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 1;
}
