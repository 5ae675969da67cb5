// The providers of every screen: server state and the account.
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountProvider } from '../features/account/account-provider.tsx';

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <AccountProvider>{children}</AccountProvider>
    </QueryClientProvider>
  );
}
