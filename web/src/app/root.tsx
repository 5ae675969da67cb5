// Around every screen: the skip link, the title, and page transitions.
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { pageHandle } from './page.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useSessionEnd } from './use-session-end.ts';
import { useTypedEarly } from './use-typed-early.ts';

export function Root() {
  const handles = useMatches().map(({ handle }) => pageHandle(handle));
  useDocumentTitle(handles.findLast(Boolean)?.title);
  useFocusOnArrival();
  useSessionEnd();
  useTypedEarly();
  return (
    <>
      <nav aria-label="Shortcuts" className="print:hidden">
        <a
          href="#content"
          className="sr-only rounded-ctl bg-ink font-semibold text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-2 focus:z-50 focus:px-4 focus:py-2.5"
        >
          Skip to content
        </a>
      </nav>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
