// Signs out locally at once, whatever the server answers.
import { useMutation } from '@tanstack/react-query';
import { logout } from '@opener/contract/account';
import { api } from '../../../lib/api.ts';
import { logFailure } from '../../../lib/log.ts';
import { session } from '../../../lib/session.ts';

export function useLogout() {
  return useMutation({
    mutationFn: () => {
      const answer = api(logout, {});
      session.end('signed-out');
      return answer;
    },
    onError: (error) => logFailure('The server could not end the session', error),
  });
}
