// Renders one part of a signed-in screen with all providers: session, queries, router and toasts.
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastProvider, ToastsStay } from '../ui/toast.tsx';
import { signIn } from './render-app.tsx';

export function renderPart(part: ReactNode, address = '/') {
  signIn();
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <ToastsStay value>
          <ToastProvider>{children}</ToastProvider>
        </ToastsStay>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const view = render(part, { wrapper });
  return { ...view, client, user: userEvent.setup({ delay: null }) };
}
