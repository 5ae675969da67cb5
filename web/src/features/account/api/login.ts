// Signs in and starts the session of this browser.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { login } from '@opener/contract/account';
import { api, ApiError, type CallOptions } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { meKey } from './me.ts';

type Body = CallOptions<typeof login>['body'];

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => api(login, { body }),
    onSuccess: ({ access_token, user }) => {
      // The answer already contains the user: another request would only show a spinner.
      client.setQueryData(meKey(access_token), user);
      session.start(access_token, user);
    },
  });
}

/** The sign-up that the password belongs to, if the email is not verified yet. */
export function signupIdOf(error: unknown): string | undefined {
  const body = error instanceof ApiError ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('signup_id' in body)) return undefined;
  return typeof body.signup_id === 'string' ? body.signup_id : undefined;
}
