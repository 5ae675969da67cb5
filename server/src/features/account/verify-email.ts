import { accountErrors, accountLimits } from '@opener/contract/account';
import { sameText } from '../../lib/crypto.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { openCreditAccount } from '../credit/open-account.ts';
import { insertUser } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { dropSignUps } from './drop-sign-ups.ts';
import { hashCode } from './issue-code.ts';
import { noteTry, listSignUps, lockEmail, type SignUpRow } from './sign-up.repo.ts';

/** Turns the sign-up that the code was sent for into an account; other sign-ups of that email are deleted. */
export async function verifyEmail(
  deps: AccountDeps,
  input: { email: string; code: string; signUpId?: string | undefined },
): Promise<void> {
  const verified = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await lockEmail(tx, input.email);
    const waiting = await listSignUps(tx, input.email);
    const tries = input.signUpId ? 'ownTries' : 'otherTries';
    const open = waiting
      .filter(({ id }) => !input.signUpId || id === input.signUpId)
      .filter((signUp) => livingCodes(signUp, now).length > 0 && signUp[tries] < accountLimits.codeTries);
    const confirmed = open.find((signUp) => {
      const entered = hashCode(deps, signUp.id, input.code);
      return livingCodes(signUp, now).some((codeHash) => sameText(codeHash, entered));
    });
    if (!confirmed) {
      await noteTry(
        tx,
        open.map(({ id }) => id),
        tries,
      );
      return false;
    }
    const { name, email, passwordHash } = confirmed;
    const user = { id: newId(), name, email, passwordHash, createdAt: now };
    await dropSignUps(tx, waiting);
    if (!(await insertUser(tx, user))) return false;
    await openCreditAccount(deps, tx, user);
    return true;
  });
  // Thrown after the transaction, so that the wrong try stays counted.
  if (!verified) throw new AppError('bad_request', 'bad_code', accountErrors.badCode);
}

function livingCodes(signUp: SignUpRow, now: Date): string[] {
  const { codeHash, codeExpiresAt, otherCodeHash, otherCodeExpiresAt } = signUp;
  const codes = codeExpiresAt > now ? [codeHash] : [];
  if (otherCodeHash && otherCodeExpiresAt && otherCodeExpiresAt > now) codes.push(otherCodeHash);
  return codes;
}
