// Undoes a bulk approval or skip, except for what was already sent.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { takeBackChange } from '@opener/contract/selection';
import { api } from '../../../lib/api.ts';
import { refreshLists } from './change-messages.ts';

export function useTakeBackChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changedAt: string) => api(takeBackChange, { body: { changed_at: changedAt } }),
    onSettled: () => refreshLists(client),
  });
}
