import { commonErrors } from '@opener/contract/errors';
import { AppError } from '../../lib/errors.ts';
import { BadWebhook, type InstagramEvent } from '../../providers/instagram/port.ts';
import { loseAccount } from '../instagram/lose-account.ts';
import {
  type InstagramAccount,
  findSendingAccountByRef,
  lockSendingAccount,
  regainAccount,
} from '../instagram/sending-account.ts';
import type { InstagramDeps } from '../instagram/deps.ts';
import { blockOnRequest } from './block-people.ts';
import { wakeSender } from './delivery.tasks.ts';
import { findAnswered, updateDelivery } from './delivery.repo.ts';
import { asksToStop } from './asks-to-stop.ts';

type Headers = Record<string, string | string[] | undefined>;

export async function takeInstagramEvent(
  deps: InstagramDeps,
  rawBody: Buffer,
  headers: Headers,
): Promise<void> {
  const event = readEvent(deps, rawBody, headers);
  if (!event) return;
  const account = await findSendingAccountByRef(deps.db, event.connectionRef);
  if (!account) return deps.log.info({ type: event.type }, 'an event for an account that is not connected');
  if (event.type === 'reply') return takeReply(deps, account, event);
  await deps.db.transaction(async (tx) => {
    if (event.type === 'account lost') return loseAccount(deps, tx, account.userId);
    await regainAccount(tx, account.userId);
    await wakeSender(tx, account.userId, deps.clock.now());
  });
}

/** Marks the newest message to that person as answered; whoever asks to stop is never written to again. */
async function takeReply(
  deps: InstagramDeps,
  account: InstagramAccount,
  reply: InstagramEvent & { type: 'reply' },
): Promise<void> {
  const { userId } = account;
  await deps.db.transaction(async (tx) => {
    await lockSendingAccount(tx, userId);
    const delivery = await findAnswered(tx, userId, reply);
    if (delivery && !delivery.answeredAt)
      await updateDelivery(tx, userId, delivery.id, { answeredAt: reply.at });
    if (!asksToStop(reply.text)) return;
    // Whoever changed their name since is meant under both.
    for (const person of new Set([reply.from, delivery?.username]))
      if (person) await blockOnRequest({ db: tx, clock: deps.clock }, userId, person);
  });
}

function readEvent(deps: InstagramDeps, rawBody: Buffer, headers: Headers): InstagramEvent | undefined {
  try {
    return deps.instagram.readEvent(rawBody, headers);
  } catch (error) {
    if (error instanceof BadWebhook)
      throw new AppError('unauthenticated', 'bad_webhook', commonErrors.signedOut);
    throw error;
  }
}
