// The query of the URL, with a way to change some of its values.
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

type Change = Record<string, string | undefined>;

export const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Changes replace the history entry, so that going back leaves the page. An empty value is removed. */
export function useAddress(): [URLSearchParams, (change: Change) => void] {
  const [address, setAddress] = useSearchParams();
  const { state: entry } = useLocation() as { state: unknown };

  // The router shows a change only with the next render; a second one before that must not undo it.
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);

  function set(change: Change): void {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    // The history entry may belong to a drawer over the page.
    setAddress(next, { replace: true, preventScrollReset: true, state: entry });
  }
  return [address, set];
}
