// Prerendered pages know neither query nor history state. Until React has taken them over, neither may we.
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

/** The location, with an empty query and state while a prerendered page is being taken over. */
export function usePageLocation(): Location<unknown> {
  const location: Location<unknown> = useLocation();
  return useHydrated() ? location : { ...location, search: '', hash: '', state: null };
}
