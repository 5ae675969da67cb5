// Shared by all message lists: how it is asked for, and how a changed message is updated in every list that shows it.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Fit, Message } from '@opener/contract/message';
import type { MessageState } from '@opener/contract/message-list';
import type { VariantLetter } from '@opener/contract/voice-test';
import type { Page } from '../../../lib/use-pages.ts';

export type MessageSort = 'newest' | 'az';
export type MessageView = {
  q: string;
  sort: MessageSort;
  fit: Fit | undefined;
  variant: VariantLetter | undefined;
  state: MessageState | undefined;
  from: string | undefined;
  to: string | undefined;
  account: string | undefined;
  limit: number;
};
/** The prefix of every key of a message list, so that one call refreshes them all. */
export const messagesKey = ['messages'] as const;

export const pageSize = 50;

export function queryOf(view: MessageView, cursor: string | undefined) {
  const { q, sort, limit, ...narrowing } = view;
  return { limit: String(limit), sort, q: q || undefined, ...narrowing, cursor };
}

/** What came of messages is kept under their key, too, and has no pages. */
export function replaceMessage(client: QueryClient, message: Message): void {
  client.setQueriesData<InfiniteData<Page<Message>> | object>({ queryKey: messagesKey }, (data) =>
    data && 'pages' in data ? { ...data, pages: data.pages.map((page) => withMessage(page, message)) } : data,
  );
}

function withMessage(page: Page<Message>, message: Message): Page<Message> {
  if (!page.rows.some(({ id }) => id === message.id)) return page;
  return { ...page, rows: page.rows.map((one) => (one.id === message.id ? message : one)) };
}
