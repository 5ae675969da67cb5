// What one account screen hands to the next: a few values in the router's state, and where to go after signing in in the query.
import { useHydrated, usePageLocation } from '../../lib/use-hydrated.ts';
import { carriedQuery } from './after-login.ts';

export type Arrival = { message?: string; email?: string; signupId?: string; from?: string };

/** `query` is ready to be appended to the address of the next account screen. */
export function useArrival(): Arrival & { query: string } {
  const { search, state, key } = usePageLocation();
  const isFirstPage = useHydrated() && key === 'default';
  // Links of a prerendered page lack its query. Followed before the scripts have loaded, they leave it behind in the referrer.
  const query = carriedQuery(search) || (isFirstPage ? carriedQuery(referrerQuery()) : '');
  return { ...readArrival(state), query };
}

/** Anything may be in the history's state, so it is read with care. */
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
