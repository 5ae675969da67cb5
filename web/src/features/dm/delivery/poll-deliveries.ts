// How often a list of messages is read again without news: what waits may be held, or get another time, by the clock alone. What was sent
// is news, which every screen hears of by itself.
import type { Message } from '@opener/contract/message';

const seldomMs = 30_000;

interface Pages {
  pages: { messages: readonly Message[] }[];
}

/** A long list is read again as a whole, so its turn comes the later the more pages it has. */
export function pollDeliveries(data: Pages | undefined): number | false {
  const waits = data?.pages.some(({ messages }) => messages.some(isInLine)) ?? false;
  return waits && seldomMs * Math.max(1, data?.pages.length ?? 1);
}

function isInLine({ delivery }: Message): boolean {
  return delivery?.status === 'waiting' || delivery?.status === 'held';
}
