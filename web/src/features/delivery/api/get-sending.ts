// How sending stands: asked for again while something is about to go out, and now and then while an account is connected.
import { useQuery } from '@tanstack/react-query';
import { getSending, type Sending } from '@opener/contract/delivery';
import { dmLimits } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';

/** Begins every key about sending, so that one call refreshes them all. */
export const sendingKey = ['sending'] as const;
export const sendingStateKey = [...sendingKey, 'state'] as const;

const soonMs = 60_000;
const nowAndThenMs = 15_000;

export function useSending() {
  return useQuery({
    queryKey: sendingStateKey,
    queryFn: ({ signal }) => api(getSending, { signal }),
    refetchInterval: ({ state }) => pollEvery(state.data, Date.now()),
  });
}

export function pollEvery(sending: Sending | undefined, now: number): number | false {
  if (!sending?.account || sending.held_because !== null) return false;
  const next = sending.next_send_at;
  const soon = next !== null && Date.parse(next) - now < soonMs;
  return soon ? dmLimits.pollSeconds * 1000 : nowAndThenMs;
}
