import { keepFreeCredits } from '../credit/keep-free-credits.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { dequeue } from '../../db/enqueue.ts';
import { postMail } from '../mail/post-mail.ts';
import { hideUser, lockUserForDeletion } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { accountDeletedMail, mailKeys } from './mails.ts';

/**
 * In one transaction with the farewell mail: nobody can sign in or see anything of the account, and its email is free. Long tables are
 * deleted by a task afterwards. Only the free credits are remembered.
 */
export async function deleteAccount(deps: AccountDeps, userId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The same lock order as everywhere else, which rules out deadlocks.
    await lockCredits(tx, userId);
    await deps.beforeDeletion(tx, userId);
    const gone = await lockUserForDeletion(tx, userId);
    if (!gone) return;
    await keepFreeCredits(deps, tx, gone);
    await hideUser(tx, userId, deps.clock.now());
    await deps.onDeletion(tx, userId);
    for (const key of Object.values(mailKeys)) await dequeue(tx, key(userId));
    await postMail(deps, tx, {
      to: gone.email,
      ...accountDeletedMail({ name: gone.name, publicUrl: deps.publicUrl }),
    });
  });
}
