// The sending status. Polled occasionally while an account is connected, because hours and days pass without a change.
import { useQuery } from '@tanstack/react-query';
import { getSending, type Sending } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';

/** The prefix of every key about sending, so that one call refreshes them all. */
export const sendingKey = ['sending'] as const;
export const sendingStateKey = [...sendingKey, 'state'] as const;

const nowAndThenMs = 15_000;

export function useSending() {
  return useQuery({
    queryKey: sendingStateKey,
    queryFn: ({ signal }) => api(getSending, { signal }),
    refetchInterval: ({ state }) => pollEvery(state.data),
  });
}

export function pollEvery(sending: Sending | undefined): number | false {
  return sending?.account && sending.held_because === null ? nowAndThenMs : false;
}
