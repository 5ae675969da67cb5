// Whether what called this is still on the screen, for an answer that may arrive later.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A dialog is there while it is open. In a layout effect: a passive one runs a moment after the next page is visible. */
export function useIsShown(open = true): RefObject<boolean> {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = open;
    return () => {
      isShown.current = false;
    };
  }, [open]);
  return isShown;
}
