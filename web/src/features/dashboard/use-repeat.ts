// Does something again and again while it is worth doing and somebody is looking.
import { useEffect } from 'react';

export function useRepeat(active: boolean, ms: number, action: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && action(), ms);
    return () => clearInterval(timer);
  }, [active, ms, action]);
}
