// Whether an element is hovered or contains the focus.
import { useEffect, useState, type RefObject } from 'react';

export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const on = (event: string, action: () => void) =>
      element.current?.addEventListener(event, action, { signal: listening.signal });
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [element]);

  return pointed || focused;
}
