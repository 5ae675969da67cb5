// The worker's tasks of accounts.
import { handle, type TaskHandler } from '../../lib/task.ts';
import { forgetExpiredTask, openAddress, sendCodeTask, sendResetLinkTask } from './account.tasks.ts';
import type { AccountDeps } from './deps.ts';
import { forgetExpired } from './forget-expired.ts';
import { sendResetLink } from './request-reset.ts';
import { sendCode } from './resend-code.ts';

export function accountTaskHandlers(deps: AccountDeps): TaskHandler[] {
  return [
    handle(sendCodeTask, (payload) =>
      sendCode(deps, { email: openAddress(deps.secrets, payload), signUpId: payload.signUpId }),
    ),
    handle(sendResetLinkTask, (payload) => sendResetLink(deps, openAddress(deps.secrets, payload))),
    handle(forgetExpiredTask, () => forgetExpired(deps)),
  ];
}
