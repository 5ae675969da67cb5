// The present, to the minute: one clock for all that say how long ago something was.
import { useSyncExternalStore } from 'react';

const step = 60_000;

export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}

let now = Date.now();

// Between ticks the answer must not change, or React would render without end; after a minute without listeners it may.
function read(): number {
  const current = Date.now();
  if (Math.abs(current - now) >= step) now = current;
  return now;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, step);
  return () => clearInterval(timer);
}
