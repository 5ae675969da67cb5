import { accountErrors, accountLimits } from '@opener/contract/account';
import { enqueue } from '../../db/enqueue.ts';
import { seconds } from '../../lib/clock.ts';
import { limitAttempts } from '../attempt/limit-attempts.ts';
import { findUserByEmail } from './account.repo.ts';
import { sealAddress, sendCodeTask } from './account.tasks.ts';
import type { AccountDeps } from './deps.ts';
import { issueCode } from './issue-code.ts';

/** Answers the same for every address, in the same time: whether there is an account is found out later, in the worker. */
export async function resendCode(
  deps: AccountDeps,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await limitAttempts(deps, {
    action: 'resend',
    // With the address of whoever asks: a stranger who asks every minute must not keep the owner from asking.
    subject: `${address} ${email}`,
    limit: 1,
    windowMs: seconds(accountLimits.resendSeconds),
    sentence: accountErrors.resendTooSoon,
  });
  await enqueue(deps.db, sendCodeTask, sealAddress(deps.secrets, email));
}

export async function sendCode(deps: AccountDeps, email: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user && !user.verifiedAt) await issueCode(deps, tx, user);
  });
}
