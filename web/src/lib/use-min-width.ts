// Whether the window is at least this wide. In script, so that responsive content is in the document once, not twice.
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
