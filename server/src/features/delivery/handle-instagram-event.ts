import { commonErrors } from '@opener/contract/errors';
import { AppError } from '../../lib/errors.ts';
import { takeTurns } from '../../lib/take-turns.ts';
import { BadWebhook, type InstagramEvent } from '../../providers/instagram/port.ts';
import { finishTaggedLogin } from '../instagram/finish-tagged-login.ts';
import { findConnection } from '../instagram/instagram.repo.ts';
import { loseAccount } from '../instagram/lose-account.ts';
import { lockSendingAccount, regainAccount, type Sender } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { takeReply } from './take-reply.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';

/** They wait for their account's lock, each with one of the process's twenty connections: some are left for everybody else. */
const inTurn = takeTurns({
  running: 5,
  waiting: 1_000,
  onFull: () => new AppError('too_many', 'too_many_events', commonErrors.tooManyAtOnce, 1),
});

type Headers = Record<string, string | string[] | undefined>;

export async function handleInstagramEvent(
  deps: DeliveryDeps,
  rawBody: Buffer,
  headers: Headers,
): Promise<void> {
  const event = readEvent(deps, rawBody, headers);
  if (!event) return;
  if (event.type === 'account ok' && event.login) await finishTaggedLogin(deps, event.login);
  const sender = await findConnection(deps.db, event.connectionRef);
  if (!sender) return deps.log.info({ type: event.type }, 'an event for an account that is not connected');
  await inTurn(sender.userId, () => takeEvent(deps, sender, event));
}

async function takeEvent(deps: DeliveryDeps, sender: Sender, event: InstagramEvent): Promise<void> {
  if (event.type === 'reply') return takeReply(deps, sender, event);
  const { userId } = sender;
  await deps.db.transaction(async (tx) => {
    // The state of a replaced connection says nothing about the present one.
    const account = await lockSendingAccount(tx, userId);
    if (account?.connectionRef !== event.connectionRef) return;
    if (event.type === 'account lost') return loseAccount(deps, tx, userId);
    const now = deps.clock.now();
    await regainAccount(tx, account, now);
    await wakeSender(tx, userId, now);
  });
}

function readEvent(deps: DeliveryDeps, rawBody: Buffer, headers: Headers): InstagramEvent | undefined {
  try {
    return deps.instagram.readEvent(rawBody, headers);
  } catch (error) {
    if (error instanceof BadWebhook)
      throw new AppError('unauthenticated', 'bad_webhook', commonErrors.signedOut);
    throw error;
  }
}
