// A long list, page by page. Only a few pages are kept: otherwise each refresh would fetch all that was ever scrolled past.
import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';

export const keptPages = 6;

/** `isLeast`: there are more than were counted. */
export type Page<T> = { rows: T[]; total: number; isLeast?: boolean; next: string | undefined };

/** Where a page begins: at a cursor, after `start` rows. `back` is the place of the page before. */
export type Place = { start: number; cursor?: string; back?: Place };

export type Pages<T> = InfiniteData<Page<T>, Place>;

const first: Place = { start: 0 };

interface PagesOptions<T> {
  queryKey: readonly unknown[];
  fetchPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<T>>;
  /** How often it is refetched without news, in milliseconds. */
  every?: (data: Pages<T> | undefined) => number | false;
}

export function usePages<T>({ queryKey, fetchPage, every }: PagesOptions<T>) {
  const client = useQueryClient();
  const query = useInfiniteQuery<Page<T>, Error, Pages<T>, readonly unknown[], Place>({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam.cursor, signal),
    initialPageParam: first,
    getNextPageParam: ({ next, rows }, _, place) =>
      next === undefined ? undefined : { start: place.start + rows.length, cursor: next, back: place },
    getPreviousPageParam: (_page, _pages, place) => place.back,
    maxPages: keptPages,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => every?.(state.data) ?? false,
  });
  const { data, isFetching, isError, refetch } = query;

  // A page that was fetched again may no longer meet the next one, because rows were added or deleted meanwhile.
  const torn = data !== undefined && !isFetching && !isError && isTorn(data);
  useEffect(() => {
    if (torn) void refetch();
  }, [torn, refetch]);

  return {
    ...query,
    /** Continues at a place that is not kept, without the pages in between. */
    jump: (place: Place) => {
      client.setQueryData<Pages<T>>(queryKey, (last) => {
        const total = last?.pages.at(-1)?.total ?? 0;
        return { pages: [{ rows: [], total, next: undefined }], pageParams: [place] };
      });
      void refetch();
    },
  };
}

/** A page as the server answers it: rows, with the rest in the headers. */
export function readPage<T>({ answer, headers }: { answer: T[]; headers: Headers }): Page<T> {
  const total = headers.get('x-total-count');
  return {
    rows: answer,
    total: total === null ? answer.length : Number(total),
    ...(headers.has('x-total-is-least') && { isLeast: true }),
    next: headers.get('x-next-cursor') ?? undefined,
  };
}

function isTorn({ pages, pageParams }: Pages<unknown>): boolean {
  return pages.slice(0, -1).some(({ next }, at) => next !== pageParams[at + 1]?.cursor);
}
