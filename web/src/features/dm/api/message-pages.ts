// Shared by all message lists: how a page is read from an answer, and how a changed message is updated in every list that shows it.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Fit, Message } from '@opener/contract/message';
import type { MessageState } from '@opener/contract/message-list';

export type MessageSort = 'newest' | 'az';
export type MessageView = {
  q: string;
  sort: MessageSort;
  fit: Fit | undefined;
  state: MessageState | undefined;
  from: string | undefined;
  to: string | undefined;
  account: string | undefined;
  limit: number;
};
/** `isLeast`: a search found more than were counted. */
export type MessagePage = {
  messages: Message[];
  total: number;
  isLeast?: boolean;
  next: string | undefined;
};

/** The prefix of every key of a message list, so that one call refreshes them all. */
export const messagesKey = ['messages'] as const;

export const pageSize = 50;

export function queryOf(view: MessageView, cursor: string | undefined) {
  const { q, sort, limit, ...narrowing } = view;
  return { limit: String(limit), sort, q: q || undefined, ...narrowing, cursor };
}

export function readPage({ answer, headers }: { answer: Message[]; headers: Headers }): MessagePage {
  const total = headers.get('x-total-count');
  return {
    messages: answer,
    total: total === null ? answer.length : Number(total),
    ...(headers.has('x-total-is-least') && { isLeast: true }),
    next: headers.get('x-next-cursor') ?? undefined,
  };
}

export function replaceMessage(client: QueryClient, message: Message): void {
  client.setQueriesData<InfiniteData<MessagePage>>(
    { queryKey: messagesKey },
    (data) => data && { ...data, pages: data.pages.map((page) => withMessage(page, message)) },
  );
}

function withMessage(page: MessagePage, message: Message): MessagePage {
  if (!page.messages.some(({ id }) => id === message.id)) return page;
  return { ...page, messages: page.messages.map((one) => (one.id === message.id ? message : one)) };
}
