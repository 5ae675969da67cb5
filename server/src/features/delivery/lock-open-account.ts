import type { Tx } from '../../db/database.ts';
import { openConnection } from '../instagram/connection.ts';
import { loseAccount } from '../instagram/lose-account.ts';
import { lockSendingAccount, type SendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';

/** How many a turn ends that must not be sent any more, before it lets others have the account's lock. */
export const endedPerTurn = 50;

type OpenAccount = { account: SendingAccount; connection: string; now: Date };

/** For a turn of the sender; undefined if the account cannot send. A connection that cannot be read is lost. */
export async function lockOpenAccount(
  deps: DeliveryDeps,
  tx: Tx,
  userId: string,
): Promise<OpenAccount | undefined> {
  const account = await lockSendingAccount(tx, userId);
  // Read after the lock, because waiting for it takes time.
  const now = deps.clock.now();
  if (!account?.connection || account.state !== 'connected' || account.paused) return undefined;
  const connection = openConnection(deps.secrets, userId, account.connection);
  if (connection !== undefined) return { account, connection, now };
  await loseAccount(deps, tx, userId);
  return undefined;
}
