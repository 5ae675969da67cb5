import { accountErrors } from '@opener/contract/account';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { findUserByEmail } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { dropSignUps } from './drop-sign-ups.ts';
import { mailCode, newCodeFor } from './issue-code.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { insertSignUp, listSignUps, lockEmail } from './sign-up.repo.ts';

/** Each costs a log-in one more password check. A further one takes the place of the oldest. */
const waitingPerEmail = 5;

/**
 * An email that was never verified may be signed up again, by anybody. That leaves the earlier sign-ups as they are: each has its own code,
 * which confirms its own password, so nobody can slip theirs under a code that somebody else is about to enter.
 */
export async function signUp(
  deps: AccountDeps,
  input: { email: string; password: string; name: string },
): Promise<{ signUpId: string }> {
  const { email, name, password } = input;
  refuseWeakPassword(password, { email, name });
  const passwordHash = await deps.passwords.hash(password);
  const id = newId();
  await deps.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    if (await findUserByEmail(tx, email))
      throw new AppError('conflict', 'email_taken', accountErrors.emailTaken);
    const signedUp = { id, email, name, passwordHash, createdAt: deps.clock.now() };
    const { code, ...kept } = newCodeFor(deps, id);
    await insertSignUp(tx, { ...signedUp, ...kept });
    await mailCode(deps, tx, signedUp, code);
    await dropSignUps(tx, (await listSignUps(tx, email)).slice(waitingPerEmail));
  });
  return { signUpId: id };
}
