// What waits for review besides messages, and is listed above them.
import type { ReactNode } from 'react';
import type { MessageCounts, MessageState } from '@opener/contract/message-list';

export interface MoreInReview {
  counts: Partial<Record<MessageState, number>>;
  list: ReactNode;
}

/** What the filter counts: both. */
export function countWith(
  counts: MessageCounts | undefined,
  more: MoreInReview | undefined,
): MessageCounts | undefined {
  if (!counts || !more) return counts;
  const sums = { ...counts };
  for (const state of ['review', 'approvable', 'closer_look'] as const)
    sums[state] += more.counts[state] ?? 0;
  return sums;
}

/** How many of them the list shows in this state. */
export function moreIn(more: MoreInReview | undefined, state: MessageState | undefined): number {
  return (state && more?.counts[state]) ?? 0;
}
