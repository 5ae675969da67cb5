// How often a list of messages is read again while deliveries are under way. A hidden tab is skipped by the query itself.
import { dmLimits, type Delivery, type Message } from '@opener/contract/dm';

const pollMs = dmLimits.pollSeconds * 1000;
const soonMs = 60_000;
/** Long past its time, it waits for something else: the hour, or tomorrow's sends. */
const overdueMs = 120_000;
const slowMs = 30_000;

interface Pages {
  pages: { messages: readonly Message[] }[];
}

/** A long list is read again as a whole, so its turn comes the later the more pages it has. */
export function pollDeliveries(data: Pages | undefined, now: number): number | false {
  if (!data) return false;
  const deliveries = data.pages.flatMap(({ messages }) => messages.flatMap(({ delivery }) => delivery ?? []));
  if (deliveries.some((one) => isSoon(one, now))) return pollMs * Math.max(1, data.pages.length);
  return deliveries.some(({ status }) => status === 'waiting') && slowMs * Math.max(1, data.pages.length);
}

function isSoon({ status, send_at: at }: Delivery, now: number): boolean {
  if (status === 'sending') return true;
  if (status !== 'waiting') return false;
  const left = at === null ? 0 : Date.parse(at) - now;
  return left < soonMs && left > -overdueMs;
}
