// Where a user goes after signing in.
import { sitePath } from '../../lib/site-path.ts';

type Arrival = {
  /** The query of the login page. */
  search: string;
  /** The page that sent the visitor to sign in. */
  from?: unknown;
  origin: string;
};

export function destinationAfterLogin({ search, from, origin }: Arrival): string {
  const query = new URLSearchParams(search);
  const returnTo = query.get('returnTo');
  const plan = query.get('plan');
  if (returnTo === '/pricing' && plan) return `/app/payments?${new URLSearchParams({ plan })}`;
  return sitePath(returnTo, origin) ?? sitePath(from, origin) ?? '/app/dashboard';
}

/** The part of the query that has to survive signing up and verifying. */
export function carriedQuery(search: string): string {
  const query = new URLSearchParams(search);
  const kept = ['returnTo', 'plan'].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}
