// A screen reader learns of a new page when its heading takes the focus, as it would after a real page load.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // A page that has put the focus into a field knows better.
    if (document.activeElement?.matches('main input')) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!target) return;
    target.tabIndex = -1;
    target.classList.add('outline-none');
    target.focus({ preventScroll: true });
  }, [pathname]);
}
