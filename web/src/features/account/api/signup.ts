// Creates an account; the code goes out by mail.
import { useMutation } from '@tanstack/react-query';
import { signup } from '@opener/contract/account';
import { api, type CallOptions } from '../../../lib/api.ts';

type Body = CallOptions<typeof signup>['body'];

export function useSignup() {
  return useMutation({ mutationFn: (body: Body) => api(signup, { body }) });
}
