// Adds people to the do-not-contact list, all or none.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addDoNotContact } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { doNotContactKey } from './list-do-not-contact.ts';

type People = { usernames: string[]; reason?: string };

export function useAddDoNotContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: People) => api(addDoNotContact, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: doNotContactKey }),
  });
}
