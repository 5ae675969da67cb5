import type { InstagramDeps } from './deps.ts';
import { findInstagramAccount, updateInstagramAccount } from './instagram.repo.ts';
import { releaseConnection } from './release-connection.ts';

/** Messages that wait are held until an account is connected again. */
export async function disconnectInstagram(deps: InstagramDeps, userId: string): Promise<void> {
  const account = await findInstagramAccount(deps.db, userId);
  if (!account || account.state === 'disconnected') return;
  // Ours first: whatever the sender answers, nothing more goes out.
  const nothing = { connection: null, connectionRef: null, pending: null };
  await updateInstagramAccount(deps.db, userId, { state: 'disconnected', ...nothing });
  await releaseConnection(deps, userId, account.connection);
}
