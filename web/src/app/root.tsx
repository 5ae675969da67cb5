// Around every screen: the skip link, the title, and what happens on the way from one page to the next.
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { pageHandle } from './page.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useSessionEnd } from './use-session-end.ts';

export function Root() {
  const handles = useMatches().map(({ handle }) => pageHandle(handle));
  useDocumentTitle(handles.findLast(Boolean)?.title);
  useFocusOnArrival();
  useSessionEnd();
  return (
    <>
      <nav aria-label="Shortcuts">
        <a
          href="#content"
          className="fixed start-4 top-2 z-50 -translate-y-24 rounded-ctl bg-ink px-4 py-2.5 font-semibold text-paper focus:translate-y-0"
        >
          Skip to content
        </a>
      </nav>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
