// Tasks of accounts that run in the worker. Addresses are sealed: the queue's table holds nothing personal in the clear.
import * as z from 'zod/mini';
import type { Secrets } from '../../lib/crypto.ts';
import type { Task } from '../../lib/task.ts';

const SealedAddress = z.object({ sealed: z.string() });
type SealedAddress = z.infer<typeof SealedAddress>;

const CodeRequest = z.extend(SealedAddress, { signUpId: z.optional(z.string()) });

export const sendCodeTask: Task<z.infer<typeof CodeRequest>> = {
  name: 'account.send-code',
  payload: CodeRequest,
  maxAttempts: 8,
};
export const sendResetLinkTask: Task<SealedAddress> = {
  name: 'account.send-reset-link',
  payload: SealedAddress,
  maxAttempts: 8,
};
export const forgetExpiredTask: Task<object> = {
  name: 'account.forget-expired',
  payload: z.looseObject({}),
  maxAttempts: 3,
};

const context = 'account.address';

export const sealAddress = (secrets: Secrets, email: string): SealedAddress => ({
  sealed: secrets.seal(email, context),
});
export const openAddress = (secrets: Secrets, payload: SealedAddress): string =>
  secrets.open(payload.sealed, context);
