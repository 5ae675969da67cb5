// Seconds until a time, computed from the clock so that a sleeping tab stays correct.
import { useSyncExternalStore } from 'react';

export function useCountdown(until: number | null): number {
  return useSyncExternalStore(
    until === null ? never : everyQuarterSecond,
    () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  );
}

function everyQuarterSecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 250);
  return () => clearInterval(timer);
}

function never(): () => void {
  return () => {};
}
