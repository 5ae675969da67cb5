// Verifies an email address with the mailed code.
import { useMutation } from '@tanstack/react-query';
import { verifyEmail } from '@opener/contract/account';
import { api, type CallOptions } from '../../../lib/api.ts';

type Body = CallOptions<typeof verifyEmail>['body'];

export function useVerifyEmail() {
  return useMutation({ mutationFn: (body: Body) => api(verifyEmail, { body }) });
}
