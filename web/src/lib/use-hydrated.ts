// Prerendered pages have neither query nor history state, so they must not be used until hydration is done.
import { useSyncExternalStore } from 'react';
import { useLocation, type Location } from 'react-router';

const never = () => () => {};

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The location, with an empty query and state during hydration. */
export function usePageLocation(): Location<unknown> {
  const location: Location<unknown> = useLocation();
  return useHydrated() ? location : { ...location, search: '', hash: '', state: null };
}
