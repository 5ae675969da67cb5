// Whether the user's system asks for reduced motion.
import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, wantsLessMotion, () => true);
}

/** As it is at this moment. */
export function wantsLessMotion(): boolean {
  return matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
