// A search field whose text is in the URL.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** The field is ahead of the URL while the user types, and follows it on back. */
export function useTyped(
  given: string,
  onSettled: (typed: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(given);
  const settled = useDebounced(typed.trim());
  const known = useRef(given);
  const report = useEffectEvent(onSettled);
  useEffect(() => {
    if (settled === known.current) return;
    known.current = settled;
    report(settled);
  }, [settled]);
  useEffect(() => {
    if (given === known.current) return;
    known.current = given;
    setTyped(given);
  }, [given]);
  return [typed, setTyped];
}
