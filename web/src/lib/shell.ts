// A screen may hide the navigation bar, for instance while a drawer of its own covers the page, or only the bar under the thumb, while
// another takes its place.
import { createContext, useContext, useEffect, type Context } from 'react';

type Hide = (hidden: boolean) => void;

export const HideNavigation = createContext<Hide>(() => {});
export const HideBottomBar = createContext<Hide>(() => {});

export const useHideNavigation = (hidden: boolean) => useHidden(HideNavigation, hidden);
export const useHideBottomBar = (hidden: boolean) => useHidden(HideBottomBar, hidden);

function useHidden(context: Context<Hide>, hidden: boolean): void {
  const hide = useContext(context);
  useEffect(() => {
    hide(hidden);
    return () => hide(false);
  }, [hide, hidden]);
}
