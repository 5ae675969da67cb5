// Lets a screen hide the navigation, for example while a drawer covers the page, or only the bottom bar, while another bar replaces it.
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
