// The current time, to the second, for running timers.
import { useSyncExternalStore } from 'react';

export function useSeconds(): number {
  return useSyncExternalStore(subscribe, read);
}

function read(): number {
  return Math.floor(Date.now() / 1000) * 1000;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000);
  return () => clearInterval(timer);
}
