// Whether scripts have taken over the page. Prerendered pages have no query and no history state, so neither may be used before.
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
