// What one account screen passes to the next: a few values in the router's state, and the destination in the query.
import { useHydrated } from '../../lib/use-hydrated.ts';
import { usePageLocation } from '../../lib/use-page-location.ts';
import { carriedQuery } from './after-login.ts';

export type Arrival = { message?: string; email?: string; signupId?: string; from?: string };

/** `query` can be appended to the path of the next account screen. */
export function useArrival(): Arrival & { query: string } {
  const { search, state, key } = usePageLocation();
  const isFirstPage = useHydrated() && key === 'default';
  // Links of a prerendered page lack its query. If followed before the scripts have loaded, it is in the referrer.
  const query = carriedQuery(search) || (isFirstPage ? carriedQuery(referrerQuery()) : '');
  return { ...readArrival(state), query };
}

/** History state can contain anything, so it is validated. */
function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  const { message, email, signupId, from }: Record<string, unknown> = { ...state };
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof email === 'string' && { email }),
    ...(typeof signupId === 'string' && { signupId }),
    ...(typeof from === 'string' && { from }),
  };
}

function referrerQuery(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === location.origin && ['/login', '/signup', '/verify-email'].includes(pathname)
    ? search
    : '';
}
