// Combines the pages of a list, with what a screen needs to know about it.
import type { InfiniteData } from '@tanstack/react-query';
import type { Message } from '@opener/contract/message';
import type { MessagePage } from '../api/message-pages.ts';

interface PagedQuery {
  data: InfiniteData<MessagePage> | undefined;
  isPending: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

export interface MessageList {
  status: 'loading' | 'failed' | 'ready';
  messages: Message[];
  total: number;
  /** Still the result of the previous search. */
  stale: boolean;
  onEnd: (() => void) | undefined;
  end: { loading: boolean; failed: boolean; onRetry: () => void };
}

export function readList(query: PagedQuery): MessageList {
  const { data, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const more = () => void query.fetchNextPage();
  const ready = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !query.isPlaceholderData;
  return {
    status: data ? 'ready' : isPending ? 'loading' : 'failed',
    messages: data?.pages.flatMap((page) => page.messages) ?? [],
    // The newest page has the latest total.
    total: data?.pages.at(-1)?.total ?? 0,
    stale: query.isPlaceholderData,
    onEnd: ready ? more : undefined,
    end: { loading: isFetchingNextPage, failed: isFetchNextPageError, onRetry: more },
  };
}
