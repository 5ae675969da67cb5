// Requests a rewrite. The answer is the job that writes it.
import { useMutation } from '@tanstack/react-query';
import { regenerateMessage } from '@opener/contract/dm';
import { ApiError, api } from '../../../lib/api.ts';

type Rewrite = {
  messageId: string;
  instruction: string;
  /** The user knows that it costs a credit. */
  pay: boolean;
  /** And that it becomes a new message, because this one was sent. */
  beside: boolean;
  /** The same for every try, so that it is written and paid once. */
  requestId: string;
};

export function useRegenerateMessage() {
  return useMutation({
    mutationFn: ({ messageId, instruction, pay, beside, requestId }: Rewrite) =>
      api(regenerateMessage, {
        params: { messageId },
        body: { ...(instruction && { instruction }), ...(pay && { pay, beside }), request_id: requestId },
      }),
  });
}

/** The free rewrites are used up, and the server asks whether to take a credit. */
export function asksForCredit(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'confirm' in body && body.confirm === 'credit';
}
