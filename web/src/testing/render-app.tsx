// Renders the whole app at a path, and returns the router to check the location.
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type InitialEntry } from 'react-router';
import { loadMatched } from '../app/load-matched.ts';
import { Providers } from '../app/providers.tsx';
import { createRoutes } from '../app/routes.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { session } from '../lib/session.ts';
import { ToastsStay } from '../ui/toast.tsx';
import { Routed } from './routed.tsx';

export const ada = {
  id: '0198f7a2-0000-7000-8000-000000000001',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
};

export function signIn(token = 'token-of-ada'): void {
  session.start(token, ada);
}

export async function renderApp(entry: InitialEntry) {
  const routes = createRoutes();
  await loadMatched(
    routes,
    new URL(typeof entry === 'string' ? entry : (entry.pathname ?? '/'), 'http://x').pathname,
  );
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const client = createQueryClient();
  const view = render(
    <Providers client={client}>
      <ToastsStay value>
        <Routed router={router} />
      </ToastsStay>
    </Providers>,
  );
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    where: () => router.state.location.pathname + router.state.location.search,
    state: (): unknown => router.state.location.state,
    router,
    client,
  };
}
