// Server state: fresh for half a minute, retried only if a retry can help.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Also when offline: a clear failure is better than waiting silently. */
const networkMode = 'always';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isPassing(error),
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
}

function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
