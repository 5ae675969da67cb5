import { accountErrors } from '@opener/contract/account';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { openCreditAccount } from '../credit/open-account.ts';
import { upsertUnverifiedUser } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { issueCode } from './issue-code.ts';

/** Whoever never verified may sign up again: only the owner of the mailbox can get any further. */
export async function signUp(
  deps: AccountDeps,
  input: { email: string; password: string; name: string },
): Promise<void> {
  const passwordHash = await deps.passwords.hash(input.password);
  await deps.db.transaction(async (tx) => {
    const newcomer = {
      id: newId(),
      name: input.name,
      email: input.email,
      passwordHash,
      createdAt: deps.clock.now(),
    };
    const userId = await upsertUnverifiedUser(tx, newcomer);
    if (!userId) throw new AppError('conflict', 'email_taken', accountErrors.emailTaken);
    await openCreditAccount(deps, tx, userId);
    await issueCode(deps, tx, { id: userId, name: input.name, email: input.email });
  });
}
