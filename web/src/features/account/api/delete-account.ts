// Deletes the account; the session of this browser ends with it.
import { useMutation } from '@tanstack/react-query';
import { deleteAccount } from '@opener/contract/account';
import { api } from '../../../lib/api.ts';
import { logFailure } from '../../../lib/log.ts';
import { session } from '../../../lib/session.ts';

export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => api(deleteAccount, {}),
    onSuccess: () => session.end('deleted'),
    onError: (error) => logFailure('The account could not be deleted', error),
  });
}
