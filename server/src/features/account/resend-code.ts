import { accountErrors, accountLimits } from '@opener/contract/account';
import { commonErrors } from '@opener/contract/errors';
import { enqueue } from '../../db/enqueue.ts';
import { hours, seconds } from '../../lib/clock.ts';
import { limitAttempts } from '../attempt/limit-attempts.ts';
import { sealAddress, sendCodeTask } from './account.tasks.ts';
import type { AccountDeps } from './deps.ts';
import { mailCode, newCodeFor } from './issue-code.ts';
import { listSignUps, lockEmail, replaceCode, replaceOtherCode } from './sign-up.repo.ts';

const codesPerHour = 10;

/**
 * Answers the same for every address, in the same time; the worker finds out whether a sign-up exists. A browser names its own sign-up, so
 * strangers can neither use up its codes nor have it sent one of theirs.
 */
export async function resendCode(
  deps: AccountDeps,
  { email, signUpId, address }: { email: string; signUpId?: string | undefined; address: string },
): Promise<void> {
  await limitAttempts(deps, {
    action: 'resend',
    subject: `${signUpId ?? address} ${email}`,
    limit: 1,
    windowMs: seconds(accountLimits.resendSeconds),
    sentence: accountErrors.resendTooSoon,
  });
  if (deps.rateLimits) {
    await limitAttempts(deps, {
      action: 'code_mail',
      subject: `${signUpId ?? ''} ${email}`,
      limit: codesPerHour,
      windowMs: hours(1),
      sentence: commonErrors.tooMany,
    });
  }
  await enqueue(deps.db, sendCodeTask, { ...sealAddress(deps.secrets, email), signUpId });
}

/**
 * For the named sign-up, else for the newest; the mail says which one it is. A caller who can't name it may be a stranger, so their code
 * invalidates no other.
 */
export async function sendCode(
  deps: AccountDeps,
  { email, signUpId }: { email: string; signUpId?: string | undefined },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    const waiting = await listSignUps(tx, email);
    const signUp = signUpId ? waiting.find(({ id }) => id === signUpId) : waiting[0];
    if (!signUp) return;
    const { code, ...kept } = newCodeFor(deps, signUp.id);
    await (signUpId ? replaceCode : replaceOtherCode)(tx, signUp.id, kept);
    await mailCode(deps, tx, signUp, code);
  });
}
