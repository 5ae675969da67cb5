// Runs from 0 to 1 once, when the element comes into view. Before that, and with reduced motion, it is 1.
import { useEffect, useState, type RefObject } from 'react';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import { useSeen } from '../use-seen.ts';

const durationMs = 1100;

export function useCountUp(element: RefObject<Element | null>): number {
  const seen = useSeen(element);
  const reduced = useReducedMotion();
  const [progress, setProgress] = useState(1);
  const [done, setDone] = useState(false);

  useEffect(() => {
    if (!seen || reduced || done) return undefined;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const next = Math.min((now - began) / durationMs, 1);
      setProgress(next);
      if (next < 1) frame = requestAnimationFrame(step);
      else setDone(true);
    });
    return () => {
      cancelAnimationFrame(frame);
      setProgress(1);
    };
  }, [seen, reduced, done]);

  return progress;
}
