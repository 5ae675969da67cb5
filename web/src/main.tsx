// The browser's entry: takes over a prerendered page, or renders into the empty shell.
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadMatched } from './app/load-matched.ts';
import { Providers } from './app/providers.tsx';
import { createRoutes } from './app/routes.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { session } from './lib/session.ts';

window.addEventListener('storage', session.follow);

const routes = createRoutes();
// Without its chunk the first screen would be blank for a moment, and a prerendered one would flash.
await loadMatched(routes, location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const app = (
  <StrictMode>
    <Providers client={createQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>
);

// A page that stands already is taken over in small steps, so that a tap meanwhile is answered at once.
if ('chunks' in root.dataset) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
