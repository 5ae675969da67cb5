import { newId } from '../../lib/ids.ts';
import { openCreditAccount } from '../credit/open-account.ts';
import { findUserByEmail, insertUser, setPassword } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';

/** An account without email verification, for demo data and tests. Run again, it resets the password. */
export async function createVerifiedUser(
  deps: AccountDeps,
  input: { name: string; email: string; password: string },
): Promise<string> {
  const passwordHash = await deps.passwords.hash(input.password);
  return deps.db.transaction(async (tx) => {
    const { name, email } = input;
    const newcomer = { id: newId(), name, email, passwordHash, createdAt: deps.clock.now() };
    const userId = (await insertUser(tx, newcomer)) ? newcomer.id : (await findUserByEmail(tx, email))!.id;
    await openCreditAccount(deps, tx, { id: userId, email });
    await setPassword(tx, userId, passwordHash);
    return userId;
  });
}
