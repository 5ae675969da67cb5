// The current time, to the minute: one clock for all relative times.
import { useSyncExternalStore } from 'react';

const step = 60_000;

export function useNow(): number {
  return useSyncExternalStore(subscribe, read, read);
}

let now = Date.now();

// The snapshot must be stable between ticks, or React would render endlessly. It changes once it is a minute old, or of another day:
// nothing of yesterday is called today's.
function read(): number {
  const current = Date.now();
  if (Math.abs(current - now) >= step || dayOf(current) !== dayOf(now)) now = current;
  return now;
}

const dayOf = (time: number) => new Date(time).getDate();

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, step);
  return () => clearInterval(timer);
}
