import { seconds } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { openConnection } from '../instagram/connection.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { blockOnRequest } from './block-people.ts';
import type { DeliveryDeps } from './deps.ts';

/** For somebody who asked to be left alone, and whom we know by the sender's id only: the queue tries until it is known who they are. */
export async function blockById(
  deps: DeliveryDeps,
  { userId, recipientId }: { userId: string; recipientId: string },
  lastAttempt: boolean,
): Promise<void> {
  const username = await nameOf(deps, userId, recipientId);
  if (username !== undefined) return blockOnRequest(deps, userId, username);
  if (!lastAttempt) throw new TransientFault('nobody says who it is that asks not to be written to');
  deps.log.error({ userId }, 'somebody who asked not to be written to could not be found');
}

/** Whoever is connected by now may ask: the id is the same over every connection. */
async function nameOf(deps: DeliveryDeps, userId: string, id: string): Promise<string | undefined> {
  const account = await findSendingAccount(deps.db, userId);
  if (!account?.connection) return undefined;
  const connection = openConnection(deps.secrets, userId, account.connection);
  return deps.instagram.findUsername({ connection, id }, { signal: AbortSignal.timeout(seconds(45)) });
}
