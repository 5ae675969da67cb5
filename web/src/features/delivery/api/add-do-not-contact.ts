// Adds people to the do-not-contact list, as many at a time as the server takes.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addDoNotContact } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { doNotContactKey } from './list-do-not-contact.ts';

export type Added = { added: number; already: number; impossible: string[] };

const atOnce = 10_000;

export function useAddDoNotContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: addAll,
    onSettled: () => client.invalidateQueries({ queryKey: doNotContactKey }),
  });
}

type People = { usernames: readonly string[]; reason?: string };

async function addAll({ usernames, reason }: People): Promise<Added> {
  const sum: Added = { added: 0, already: 0, impossible: [] };
  for (let start = 0; start < usernames.length; start += atOnce) {
    const part = usernames.slice(start, start + atOnce);
    const { added, already, impossible } = await api(addDoNotContact, {
      body: { usernames: part, ...(reason !== undefined && { reason }) },
    });
    sum.added += added;
    sum.already += already;
    sum.impossible.push(...impossible);
  }
  return sum;
}
