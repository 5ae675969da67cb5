// How often a message list is refetched without a change: waiting messages may be held or rescheduled just because time passes. Sent
// messages count as changes, which every screen receives.
import type { Message } from '@opener/contract/message';

const seldomMs = 30_000;

interface Pages {
  pages: { rows: readonly Message[] }[];
}

/** A long list is refetched as a whole, so the more pages it has, the less often. */
export function pollDeliveries(data: Pages | undefined): number | false {
  const waits = data?.pages.some(({ rows }) => rows.some(isInLine)) ?? false;
  return waits && seldomMs * Math.max(1, data?.pages.length ?? 1);
}

function isInLine({ delivery }: Message): boolean {
  return delivery?.status === 'waiting' || delivery?.status === 'held';
}
