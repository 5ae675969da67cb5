// The application: hydrates a prerendered page, or renders into the empty shell. `boot.ts` loads it.
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadMatched } from './app/load-matched.ts';
import { Providers } from './app/providers.tsx';
import { createRoutes } from './app/routes.tsx';
import { followPages } from './lib/follow-pages.ts';
import { createQueryClient } from './lib/query-client.ts';

followPages();

const routes = createRoutes();
// Without its chunk the first screen would be blank for a moment, and a prerendered one would flash.
await loadMatched(routes, location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const isPrerendered = 'chunks' in root.dataset;
// Hydration data, even if empty, tells the router that the page is rendered: it then leaves the scroll position alone.
const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});

const app = (
  <StrictMode>
    <Providers client={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);

// Hydration runs in small steps, so that input is handled meanwhile.
if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
