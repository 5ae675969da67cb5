import type { InstagramDeps } from './deps.ts';
import { lockInstagramAccount, updateInstagramAccount } from './instagram.repo.ts';
import { releaseNow, releaseSoon } from './release-connection.ts';

const nothing = { connection: null, connectionRef: null, pending: null, refused: null };

/** Waiting messages are held until an account is connected again. A login in progress is cancelled too. */
export async function disconnectInstagram(deps: InstagramDeps, userId: string): Promise<void> {
  // Our side first: nothing more is sent, whatever the provider answers.
  const given = await deps.db.transaction(async (tx) => {
    const account = await lockInstagramAccount(tx, userId);
    if (!account) return [];
    await updateInstagramAccount(tx, userId, { state: 'disconnected', ...nothing });
    await deps.onHalt(tx, { userId }, 'disconnected');
    const released = [account.connection, account.pending];
    await releaseSoon(deps, tx, userId, released);
    return released;
  });
  await releaseNow(deps, userId, given);
}
