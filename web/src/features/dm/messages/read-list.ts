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
  /** There may be more: the total of a search for a frequent word. */
  isLeast: boolean;
  /** Still the result of the previous search. */
  stale: boolean;
  onEnd: (() => void) | undefined;
  end: { loading: boolean; failed: boolean; onRetry: () => void };
}

export function readList(query: PagedQuery): MessageList {
  const { data, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const more = () => void query.fetchNextPage();
  const ready = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !query.isPlaceholderData;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const newest = data?.pages.at(-1);
  return {
    status: data ? 'ready' : isPending ? 'loading' : 'failed',
    messages,
    // The newest page has the latest total; if it is only the least, more may be there already.
    total: Math.max(newest?.total ?? 0, newest?.isLeast ? messages.length : 0),
    isLeast: newest?.isLeast ?? false,
    stale: query.isPlaceholderData,
    onEnd: ready ? more : undefined,
    end: { loading: isFetchingNextPage, failed: isFetchNextPageError, onRetry: more },
  };
}
