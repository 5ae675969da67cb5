// Focuses the heading of a new page, so that screen readers announce it like a page load.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // Unless the page has already focused a field, or the link that was followed is still there beside what it opened.
    if (document.activeElement?.matches('main :is(input, [data-keeps-focus])')) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (!target) return;
    target.tabIndex = -1;
    target.classList.add('outline-none');
    target.focus({ preventScroll: true });
  }, [pathname]);
}
