// The entry of public pages: hydrates what is prerendered. The app, with its router and query client, is loaded where it is entered.
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { notFound, publicPages } from './app/public-pages.ts';
import { SitePage } from './app/site-page.tsx';
import { keepSession } from './features/account/keep-session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const { path, load } = publicPages.find((page) => page.path === root.dataset['page']) ?? notFound;
const Screen = await load();

keepSession({ onExpired: () => path !== '/goodbye' && location.assign('/login') });

// Hydration runs in small steps, so that input is handled meanwhile.
startTransition(
  () =>
    void hydrateRoot(
      root,
      <StrictMode>
        <SitePage path={path} Screen={Screen} />
      </StrictMode>,
    ),
);
