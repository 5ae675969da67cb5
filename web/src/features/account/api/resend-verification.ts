// Asks for another code.
import { useMutation } from '@tanstack/react-query';
import { resendVerification } from '@opener/contract/account';
import { api, type CallOptions } from '../../../lib/api.ts';

type Body = CallOptions<typeof resendVerification>['body'];

export function useResendVerification() {
  return useMutation({ mutationFn: (body: Body) => api(resendVerification, { body }) });
}
