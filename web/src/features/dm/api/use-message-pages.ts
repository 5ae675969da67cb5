// A message list, page by page. Only a few pages are kept: otherwise each refresh would fetch all that was ever scrolled past.
import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pollDeliveries } from '../delivery/poll-deliveries.ts';
import type { MessagePage } from './message-pages.ts';

export const keptPages = 6;

/** Where a page begins: at a cursor, after `start` messages. `back` is the place of the page before. */
export type Place = { start: number; cursor?: string; back?: Place };

type Pages = InfiniteData<MessagePage, Place>;

const first: Place = { start: 0 };

export function useMessagePages(
  queryKey: readonly unknown[],
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<MessagePage>,
) {
  const client = useQueryClient();
  const query = useInfiniteQuery<MessagePage, Error, Pages, readonly unknown[], Place>({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam.cursor, signal),
    initialPageParam: first,
    getNextPageParam: ({ next, messages }, _, place) =>
      next === undefined ? undefined : { start: place.start + messages.length, cursor: next, back: place },
    getPreviousPageParam: (_page, _pages, place) => place.back,
    maxPages: keptPages,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollDeliveries(state.data),
  });
  const { data, isFetching, isError, refetch } = query;

  // A page that was fetched again may no longer meet the next one, because messages were added or deleted meanwhile.
  const torn = data !== undefined && !isFetching && !isError && isTorn(data);
  useEffect(() => {
    if (torn) void refetch();
  }, [torn, refetch]);

  return {
    ...query,
    /** Continues at a place that is not kept, without the pages in between. */
    jump: (place: Place) => {
      client.setQueryData<Pages>(queryKey, (last) => {
        const total = last?.pages.at(-1)?.total ?? 0;
        return { pages: [{ messages: [], total, next: undefined }], pageParams: [place] };
      });
      void refetch();
    },
  };
}

function isTorn({ pages, pageParams }: Pages): boolean {
  return pages.slice(0, -1).some(({ next }, at) => next !== pageParams[at + 1]?.cursor);
}
