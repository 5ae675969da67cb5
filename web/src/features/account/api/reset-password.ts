// Sets a new password with the mailed link; a direct request, so that it never touches a session.
import { useMutation } from '@tanstack/react-query';
import { resetPassword } from '@opener/contract/account';
import { directApi, type CallOptions } from '../../../lib/api.ts';

type Body = CallOptions<typeof resetPassword>['body'];

export function useResetPassword() {
  return useMutation({ mutationFn: (body: Body) => directApi(resetPassword, { body }) });
}
