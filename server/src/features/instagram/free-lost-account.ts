import { seconds } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { openConnection } from './connection.ts';
import type { InstagramDeps } from './deps.ts';
import { findHolder, type Sender } from './instagram.repo.ts';
import { loseConnection } from './lose-account.ts';
import { isFresh } from './sending-account.ts';

/**
 * For a user who has just logged in to an account that somebody else has connected. The other connection may have ended unnoticed if the
 * event was lost and nothing was sent, so the provider is asked.
 */
export async function freeLostAccount(deps: InstagramDeps, wanted: Sender): Promise<void> {
  const holder = await findHolder(deps.db, wanted);
  if (!holder?.connection || (await isFresh(deps.db, holder.connectionRef, deps.clock.now()))) return;
  const connection = openConnection(deps.secrets, holder.userId, holder.connection);
  // A connection that cannot be opened is of no use to them.
  if (connection !== undefined && !(await isLost(deps, connection))) return;
  await loseConnection(deps, holder);
}

/** If the provider cannot be asked, it stays connected. */
async function isLost(deps: InstagramDeps, connection: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(seconds(20));
    return (await deps.instagram.stateOf(connection, { signal })) === 'lost';
  } catch (error) {
    if (error instanceof TransientFault || (error instanceof Error && error.name === 'TimeoutError'))
      return false;
    throw error;
  }
}
