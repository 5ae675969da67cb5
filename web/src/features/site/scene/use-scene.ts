// The state of the scene: which example, and how much of its message is typed. It pauses on a finished message, then rotates.
import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';

const restMs = 5200;
const thinkMs = 900;
const keyMs = 42;
const charactersPerKey = 2;

type Moment = { index: number; typed: number };

/** `lengths` holds the length of each message; it must stay the same between renders. */
export function useScene(lengths: readonly number[], seen: boolean) {
  const reduced = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const [{ index, typed }, setMoment] = useState<Moment>({ index: 0, typed: Infinity });
  const playing = chosen ?? !reduced;
  const finished = typed >= (lengths[index] ?? 0);

  useEffect(() => {
    if (!playing || !seen) return undefined;
    const { moment, wait } = nextMoment({ index, typed }, lengths);
    const timer = setTimeout(() => setMoment(moment), wait);
    return () => clearTimeout(timer);
  }, [playing, seen, index, typed, lengths]);

  return {
    index,
    playing,
    /** When stopped, a partly typed message is completed. */
    typed: finished || !playing ? Infinity : typed,
    show: (next: number) => setMoment({ index: next, typed: Infinity }),
    toggle: () => {
      setChosen(!playing);
      setMoment({ index, typed: Infinity });
    },
  };
}

/** The next state, and the delay before it. */
export function nextMoment({ index, typed }: Moment, lengths: readonly number[]) {
  if (typed >= (lengths[index] ?? 0)) {
    return { moment: { index: (index + 1) % lengths.length, typed: 0 }, wait: restMs };
  }
  return { moment: { index, typed: typed + charactersPerKey }, wait: typed === 0 ? thinkMs : keyMs };
}
