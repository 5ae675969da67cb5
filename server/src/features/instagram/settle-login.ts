import { enqueue } from '../../db/enqueue.ts';
import { after, minutes, seconds } from '../../lib/clock.ts';
import { usernameTyped } from '../../lib/login-name.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import type { ResumedLogin } from '../../providers/instagram/port.ts';
import { openPending, type PendingLogin } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { findInstagramAccount, lockInstagramAccount, updateInstagramAccount } from './instagram.repo.ts';
import { releaseTask, settleLoginLater } from './instagram.tasks.ts';
import { keepConnection } from './keep-connection.ts';

export const lookAgainMs = seconds(15);
/** The provider keeps a login for five minutes. */
const lifeMs = minutes(6);

/**
 * Follows up on a login that stopped at a checkpoint. If the user confirms in the app, the account is connected even if they don't come
 * back here; an unfinished login is released, so that no ownerless account stays at the provider.
 */
export async function settleLogin(deps: InstagramDeps, userId: string): Promise<void> {
  const account = await findInstagramAccount(deps.db, userId);
  const login = openPending(deps.secrets, userId, account?.pending);
  if (!login) return;
  const now = deps.clock.now();
  const resumed = await look(deps, login);
  const username =
    resumed.type === 'connected' ? (resumed.username ?? usernameTyped(login.username)) : undefined;
  if (resumed.type === 'connected' && username !== undefined) {
    const { connection, ownId } = resumed;
    await keepConnection(deps, userId, { ...login, username, ownId, connection, ofLogin: login.id });
    return;
  }
  if (now.getTime() - Date.parse(login.since) < lifeMs)
    return settleLoginLater(deps.db, userId, after(now, lookAgainMs));
  await giveUp(deps, userId, login);
}

/** A code is entered here and gets its own answer; only app confirmations have to be polled. */
async function look(deps: InstagramDeps, { checkpoint, id }: PendingLogin): Promise<ResumedLogin> {
  if (checkpoint === 'code') return { type: 'waiting' };
  try {
    return await deps.instagram.resume(id, { signal: AbortSignal.timeout(seconds(45)) });
  } catch (error) {
    if (error instanceof TransientFault || (error instanceof Error && error.name === 'TimeoutError'))
      return { type: 'waiting' };
    throw error;
  }
}

async function giveUp(deps: InstagramDeps, userId: string, login: PendingLogin): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await lockInstagramAccount(tx, userId);
    // Finished or replaced meanwhile.
    if (openPending(deps.secrets, userId, account?.pending)?.id !== login.id) return;
    await updateInstagramAccount(tx, userId, { pending: null });
    // The login of a lost connection is that connection, which is kept because it can be resumed.
    if (deps.instagram.refOf(login.id) === account?.connectionRef) return;
    await enqueue(tx, releaseTask, { userId, sealed: account!.pending! });
  });
}
