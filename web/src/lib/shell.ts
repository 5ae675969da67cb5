// A screen may hide the navigation bar, for instance while a drawer of its own covers the page.
import { createContext, useContext, useEffect } from 'react';

export const HideNavigation = createContext<(hidden: boolean) => void>(() => {});

export function useHideNavigation(hidden: boolean): void {
  const hide = useContext(HideNavigation);
  useEffect(() => {
    hide(hidden);
    return () => hide(false);
  }, [hide, hidden]);
}
