// The current time, to the minute: one clock for all relative times.
import { useSyncExternalStore } from 'react';

const step = 60_000;

export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}

let now = Date.now();

// The snapshot must be stable between ticks, or React would render endlessly; after a minute without listeners it may change.
function read(): number {
  const current = Date.now();
  if (Math.abs(current - now) >= step) now = current;
  return now;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, step);
  return () => clearInterval(timer);
}
