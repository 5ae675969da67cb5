// Takes somebody off the do-not-contact list.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeDoNotContact } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { doNotContactKey } from './list-do-not-contact.ts';

export function useRemoveDoNotContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => api(removeDoNotContact, { params: { username } }),
    onSuccess: () => client.invalidateQueries({ queryKey: doNotContactKey }),
  });
}
