// Whether what called this is still on the screen, for an answer that may arrive later.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** In a layout effect: a passive one runs a moment after the next page is visible. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
