// Whether a table fits. Asked in script, so that a screen reader meets the purchases once and not in two forms.
import { useSyncExternalStore } from 'react';

const query = '(min-width: 44rem)';

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
