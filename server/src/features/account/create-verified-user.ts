import { newId } from '../../lib/ids.ts';
import { openCreditAccount } from '../credit/open-account.ts';
import { findUserByEmail, setPassword, upsertUnverifiedUser, verifyUser } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';

/** An account without the detour through the mailbox, for demo data and tests. Run again, it sets the password anew. */
export async function createVerifiedUser(
  deps: AccountDeps,
  input: { name: string; email: string; password: string },
): Promise<string> {
  const passwordHash = await deps.passwords.hash(input.password);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const newcomer = { id: newId(), name: input.name, email: input.email, passwordHash, createdAt: now };
    const userId = (await upsertUnverifiedUser(tx, newcomer)) ?? (await findUserByEmail(tx, input.email))!.id;
    await openCreditAccount(deps, tx, userId);
    await setPassword(tx, userId, passwordHash);
    await verifyUser(tx, userId, now);
    return userId;
  });
}
