// Combines the pages of a list, with what a screen needs to know about it.
import type { Pages, Place } from './use-pages.ts';

interface PagedQuery<T> {
  data: Pages<T> | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
  isFetching: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchPreviousPageError: boolean;
  fetchNextPage: () => unknown;
  fetchPreviousPage: () => unknown;
  refetch: () => unknown;
  jump: (place: Place) => void;
}

export interface List<T> {
  status: 'loading' | 'failed' | 'ready';
  rows: T[];
  total: number;
  /** There may be more: the total of a search for a frequent word. */
  isLeast: boolean;
  /** The positions in the whole list at which the kept pages begin. */
  starts: readonly number[];
  /** Still the result of the previous search. */
  stale: boolean;
  onStart: ((isAt: (start: number) => boolean) => void) | undefined;
  onEnd: (() => void) | undefined;
  end: { loading: boolean; failed: boolean; onRetry: () => void };
}

export function readList<T>(query: PagedQuery<T>): List<T> {
  const { data, isPending, isPlaceholderData, isFetchingNextPage } = query;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const stuck = query.isFetchNextPageError || query.isFetchPreviousPageError;
  const idle = !query.isFetching && !stuck && !isPlaceholderData;
  const back = data?.pageParams[0]?.back;
  const more = () => void query.fetchNextPage();
  const newest = data?.pages.at(-1);
  return {
    status: data ? 'ready' : isPending ? 'loading' : 'failed',
    rows,
    // The newest page has the latest total; if it is only the least, more may be there already.
    total: Math.max(newest?.total ?? 0, newest?.isLeast ? endOf(data) : 0),
    isLeast: newest?.isLeast ?? false,
    starts: data?.pageParams.map(({ start }) => start) ?? [],
    stale: isPlaceholderData,
    onStart: idle && back ? (isAt) => goBack(query, back, isAt) : undefined,
    onEnd: idle && query.hasNextPage ? more : undefined,
    end: {
      loading: isFetchingNextPage,
      failed: stuck || (query.isError && data !== undefined && rows.length === 0),
      onRetry: () => retry(query),
    },
  };
}

/** The position after the last row that is known. */
function endOf(data: Pages<unknown> | undefined): number {
  return (data?.pageParams.at(-1)?.start ?? 0) + (data?.pages.at(-1)?.rows.length ?? 0);
}

/** To the page that has come into view; those in between are left out. */
function goBack(query: PagedQuery<unknown>, back: Place, isAt: (start: number) => boolean): void {
  let place = back;
  while (place.back && !isAt(place.start)) place = place.back;
  if (place === back) query.fetchPreviousPage();
  else query.jump(place);
}

function retry(query: PagedQuery<unknown>): void {
  if (query.isFetchNextPageError) query.fetchNextPage();
  else if (query.isFetchPreviousPageError) query.fetchPreviousPage();
  else query.refetch();
}
