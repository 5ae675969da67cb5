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
/** A login lives for five minutes at the sender. */
const lifeMs = minutes(6);

/**
 * Looks after a login that stopped at a checkpoint. Whoever says yes in the app is connected, whether or not they come back here; what
 * nobody finishes is given back, so that no account stays at the sender that is nobody's.
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

/** A code is entered here, and then tells by itself; only an app answers elsewhere. */
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
    // The login of a connection that was lost is that connection, which is kept: it can be taken up again.
    if (deps.instagram.refOf(login.id) === account?.connectionRef) return;
    await enqueue(tx, releaseTask, { userId, sealed: account!.pending! });
  });
}
