// Keeps what is on the screen up to date with what happens elsewhere: in another tab, on another device, in the sender.
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { dmLimits } from '@opener/contract/dm';
import { changesKey, useChanges } from './api/get-changes.ts';

/** Asked for by their own clock, or the same whatever happens. */
const leftAlone: ReadonlySet<unknown> = new Set([changesKey[0], 'jobs', 'job', 'me', 'plans']);

const pollMs = dmLimits.pollSeconds * 1000;

/** Draws nothing, so that a look every three seconds renders nothing else anew. */
export function FreshScreen(): null {
  const client = useQueryClient();
  const { data, dataUpdatedAt, errorUpdateCount: failures } = useChanges();
  // Without an answer, anything may have happened, and other calls may have failed too.
  const seen = useRef<{ latest: string | undefined; failures: number }>({ latest: undefined, failures: 0 });
  const behind = useRef(new Set<string>());

  const follow = useEffectEvent((latest: string, now: number) => {
    const before = seen.current;
    const missed = failures !== before.failures;
    const changed = missed || (before.latest !== undefined && before.latest !== latest);
    seen.current = { latest, failures };
    if (changed) behind.current = markAll(client);
    catchUp(client, behind.current, now, changed);
  });
  // With every answer. A failure alone is no news: what it kept from us comes with the next one.
  const latest = data?.latest;
  useEffect(() => {
    if (latest !== undefined) follow(latest, dataUpdatedAt);
  }, [latest, dataUpdatedAt]);

  return null;
}

/** Whoever opens another screen finds the news there too; what is on this one is behind until it was asked for again. */
function markAll(client: QueryClient): Set<string> {
  void client.invalidateQueries({ refetchType: 'none', predicate: isOurs });
  const shown = client.getQueryCache().findAll({ type: 'active', predicate: isOurs });
  return new Set(shown.map(({ queryHash }) => queryHash));
}

/** A long list is asked for page by page, so its turn comes the later the more it has. */
function catchUp(client: QueryClient, behind: Set<string>, now: number, changed: boolean): void {
  const isDue = (query: Query) => {
    const { data, dataUpdatedAt, fetchStatus } = query.state;
    const pages = pagesOf(data);
    // What was under way when the news came may have been read before it, and is asked for again.
    const idle = changed || fetchStatus === 'idle';
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
