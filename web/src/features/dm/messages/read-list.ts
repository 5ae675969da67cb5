// Combines the pages of a list, with what a screen needs to know about it.
import type { InfiniteData } from '@tanstack/react-query';
import type { Message } from '@opener/contract/message';
import type { MessagePage } from '../api/message-pages.ts';
import type { Place } from '../api/use-message-pages.ts';

interface PagedQuery {
  data: InfiniteData<MessagePage, Place> | undefined;
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

export interface MessageList {
  status: 'loading' | 'failed' | 'ready';
  messages: Message[];
  total: number;
  /** The positions in the whole list at which the kept pages begin. */
  starts: readonly number[];
  /** Still the result of the previous search. */
  stale: boolean;
  onStart: ((isAt: (start: number) => boolean) => void) | undefined;
  onEnd: (() => void) | undefined;
  end: { loading: boolean; failed: boolean; onRetry: () => void };
}

export function readList(query: PagedQuery): MessageList {
  const { data, isPending, isPlaceholderData, isFetchingNextPage } = query;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const stuck = query.isFetchNextPageError || query.isFetchPreviousPageError;
  const idle = !query.isFetching && !stuck && !isPlaceholderData;
  const back = data?.pageParams[0]?.back;
  const more = () => void query.fetchNextPage();
  return {
    status: data ? 'ready' : isPending ? 'loading' : 'failed',
    messages,
    // The newest page has the latest total.
    total: data?.pages.at(-1)?.total ?? 0,
    starts: data?.pageParams.map(({ start }) => start) ?? [],
    stale: isPlaceholderData,
    onStart: idle && back ? (isAt) => goBack(query, back, isAt) : undefined,
    onEnd: idle && query.hasNextPage ? more : undefined,
    end: {
      loading: isFetchingNextPage,
      failed: stuck || (query.isError && data !== undefined && messages.length === 0),
      onRetry: () => retry(query),
    },
  };
}

/** To the page that has come into view; those in between are left out. */
function goBack(query: PagedQuery, back: Place, isAt: (start: number) => boolean): void {
  let place = back;
  while (place.back && !isAt(place.start)) place = place.back;
  if (place === back) query.fetchPreviousPage();
  else query.jump(place);
}

function retry(query: PagedQuery): void {
  if (query.isFetchNextPageError) query.fetchNextPage();
  else if (query.isFetchPreviousPageError) query.fetchPreviousPage();
  else query.refetch();
}
