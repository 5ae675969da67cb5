import { openConnection } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { findInstagramAccount, updateInstagramAccount } from './instagram.repo.ts';

/** Messages that wait are held until an account is connected again. */
export async function disconnectInstagram(deps: InstagramDeps, userId: string): Promise<void> {
  const account = await findInstagramAccount(deps.db, userId);
  if (!account || account.state === 'disconnected') return;
  // Ours first: whatever the sender answers, nothing more goes out.
  await updateInstagramAccount(deps.db, userId, {
    state: 'disconnected',
    connection: null,
    connectionRef: null,
    pending: null,
  });
  if (!account.connection) return;
  try {
    await deps.instagram.disconnect(openConnection(deps.secrets, userId, account.connection));
  } catch (error) {
    deps.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'the sender kept a connection that we gave up',
    );
  }
}
