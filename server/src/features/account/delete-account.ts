import { keepFreeCredits } from '../credit/keep-free-credits.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { postMail, withdrawMail } from '../mail/post-mail.ts';
import { deleteUser, findUser } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { accountDeletedMail, mailKeys } from './mails.ts';

/**
 * Everything personal references the user's row and is deleted with it, in one transaction with the farewell mail. Only the free credits
 * are remembered.
 */
export async function deleteAccount(deps: AccountDeps, userId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The same lock order as everywhere else, which rules out deadlocks.
    await lockCredits(tx, userId);
    await deps.beforeDeletion(tx, userId);
    const holder = await findUser(tx, userId);
    if (holder) await keepFreeCredits(deps, tx, holder);
    const gone = await deleteUser(tx, userId);
    if (!gone) return;
    for (const key of Object.values(mailKeys)) await withdrawMail(tx, key(userId));
    await postMail(deps, tx, {
      to: gone.email,
      ...accountDeletedMail({ name: gone.name, publicUrl: deps.publicUrl }),
    });
  });
}
