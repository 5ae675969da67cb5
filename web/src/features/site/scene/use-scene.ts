// What the scene shows: which example, and how much of its message is typed. It rests on a finished message, then turns.
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
  const length = lengths[index] ?? 0;
  const finished = typed >= length;

  useEffect(() => {
    if (!playing || !seen) return undefined;
    const next = finished
      ? { index: (index + 1) % lengths.length, typed: 0 }
      : { index, typed: typed + charactersPerKey };
    const wait = finished ? restMs : typed === 0 ? thinkMs : keyMs;
    const timer = setTimeout(() => setMoment(next), wait);
    return () => clearTimeout(timer);
  }, [playing, seen, finished, index, typed, lengths]);

  return {
    index,
    playing,
    /** Stopped in the middle of a word, a message would be neither still nor complete. */
    typed: finished || !playing ? Infinity : typed,
    show: (next: number) => setMoment({ index: next, typed: Infinity }),
    toggle: () => {
      setChosen(!playing);
      setMoment({ index, typed: Infinity });
    },
  };
}
