// The location, with an empty query and state during hydration.
import { useLocation, type Location } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

export function usePageLocation(): Location<unknown> {
  const location: Location<unknown> = useLocation();
  return useHydrated() ? location : { ...location, search: '', hash: '', state: null };
}
