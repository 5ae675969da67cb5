// Asks for a reset link; a direct request, so that it never touches a session.
import { useMutation } from '@tanstack/react-query';
import { forgotPassword } from '@opener/contract/account';
import { directApi, type CallOptions } from '../../../lib/api.ts';

type Body = CallOptions<typeof forgotPassword>['body'];

export function useForgotPassword() {
  return useMutation({ mutationFn: (body: Body) => directApi(forgotPassword, { body }) });
}
