// Messages of a project that were never scheduled.
import { useQuery } from '@tanstack/react-query';
import { getUnsent } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { sendingKey } from './get-sending.ts';

export const unsentKey = (projectId: string) => [...sendingKey, 'unsent', projectId] as const;

/** Fetched only if an account could send them. */
export function useUnsent(projectId: string, connected: boolean) {
  return useQuery({
    queryKey: unsentKey(projectId),
    queryFn: ({ signal }) => api(getUnsent, { params: { id: projectId }, signal }),
    enabled: connected,
  });
}
