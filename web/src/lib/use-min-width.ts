// Whether the window is at least this wide. Asked in script, so that a screen reader meets what moves once and not in two places.
import { useCallback, useSyncExternalStore } from 'react';

export function useMinWidth(width: `${number}rem`): boolean {
  const query = `(min-width: ${width})`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
