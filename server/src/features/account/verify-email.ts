import { accountErrors, accountLimits } from '@opener/contract/account';
import { sameText } from '../../lib/crypto.ts';
import { AppError } from '../../lib/errors.ts';
import { countWrongTry, deleteCode, lockCode, verifyUser } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';

export async function verifyEmail(deps: AccountDeps, input: { email: string; code: string }): Promise<void> {
  const verified = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const waiting = await lockCode(tx, input.email);
    if (!waiting || waiting.expiresAt <= now || waiting.wrongTries >= accountLimits.codeTries) return false;

    if (!sameText(waiting.codeHash, deps.secrets.keyedHash(`code:${waiting.userId}`, input.code))) {
      await countWrongTry(tx, waiting.userId);
      return false;
    }
    await verifyUser(tx, waiting.userId, now);
    await deleteCode(tx, waiting.userId);
    return true;
  });
  // Thrown outside, so that the wrong try stays counted.
  if (!verified) throw new AppError('bad_request', 'bad_code', accountErrors.badCode);
}
