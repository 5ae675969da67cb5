import { seconds } from '../../lib/clock.ts';
import { TransientFault } from '../../lib/port-faults.ts';
import { findUser } from '../account/account.repo.ts';
import { openConnection } from '../instagram/connection.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { blockOnRequest } from './block-people.ts';
import type { DeliveryDeps } from './deps.ts';
import { recordStopWish } from './record-stop-wish.ts';
import { listAsked } from './stop-wish.repo.ts';

/** If the provider does not know this id, that is accepted as final after about three hours. */
const mostForNobody = 10;

/** For an opt-out of somebody known only by the provider's id: the queue retries until their name is known. */
export async function blockById(
  deps: DeliveryDeps,
  { userId, recipientId }: { userId: string; recipientId: string },
  { attempt, lastAttempt }: { attempt: number; lastAttempt: boolean },
): Promise<void> {
  if (!(await findUser(deps.db, userId))) return;
  const connection = await connectionOf(deps, userId);
  const username = connection && (await nameOf(deps, connection, recipientId));
  if (username !== undefined)
    return deps.db.transaction(async (tx) => {
      const senders = await listAsked(tx, userId, recipientId);
      const person = { names: [username], recipientIds: [recipientId] };
      for (const sender of senders) await recordStopWish(deps, tx, { userId, account: sender }, person);
      // For tasks from before opt-outs were stored.
      if (senders.length === 0) await blockOnRequest({ db: tx, clock: deps.clock }, userId, username);
    });
  const isHopeless = connection !== undefined && attempt >= mostForNobody;
  if (!lastAttempt && !isHopeless) throw new TransientFault('an opt-out came without a sender');
  deps.log.error({ userId }, 'the person who opted out could not be found');
}

/** Any current connection will do: the id is the same over all of them. */
async function connectionOf(deps: DeliveryDeps, userId: string): Promise<string | undefined> {
  const account = await findSendingAccount(deps.db, userId);
  return account?.connection ? openConnection(deps.secrets, userId, account.connection) : undefined;
}

function nameOf(deps: DeliveryDeps, connection: string, id: string): Promise<string | undefined> {
  return deps.instagram.findUsername({ connection, id }, { signal: AbortSignal.timeout(seconds(45)) });
}
