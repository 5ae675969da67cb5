// Around every screen: the skip link, the title, and page transitions.
import { Link, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { pageOf } from '../lib/use-back-closes.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { LinkContext } from '../ui/link.tsx';
import { pageHandle } from './page.ts';
import { SkipLink } from './skip-link.tsx';
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
    <LinkContext value={Link}>
      <SkipLink />
      <Outlet />
      <ScrollRestoration getKey={pageOf} />
    </LinkContext>
  );
}
