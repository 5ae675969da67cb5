import { normalizeUsername } from '@opener/contract/username';
import { after } from '../../lib/clock.ts';
import { enqueue } from '../../db/enqueue.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { openPending, type PendingLogin, sealPending } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { lockInstagramAccount, saveInstagramAccount, updateInstagramAccount } from './instagram.repo.ts';
import { releaseTask, settleLoginLater } from './instagram.tasks.ts';
import { lookAgainMs } from './settle-login.ts';

/** A known account keeps its data until the login succeeds. A login that this one replaces is released. */
export async function keepPending(deps: InstagramDeps, userId: string, login: PendingLogin): Promise<void> {
  const { secrets, instagram } = deps;
  const pending = sealPending(secrets, userId, login);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    // Before the first login there is no account row to lock: a concurrent login waits, or is seen here.
    await lockCredits(tx, userId);
    await settleLoginLater(tx, userId, after(now, lookAgainMs));
    const account = await lockInstagramAccount(tx, userId);
    if (!account)
      return saveInstagramAccount(tx, {
        userId,
        username: normalizeUsername(login.username),
        timeZone: login.timeZone,
        state: 'disconnected',
        pending,
      });
    await updateInstagramAccount(tx, userId, { pending, refused: null });
    const before = openPending(secrets, userId, account.pending)?.id;
    if (!before || before === login.id || instagram.refOf(before) === account.connectionRef) return;
    await enqueue(tx, releaseTask, { userId, sealed: account.pending! });
  });
}
