import { commonErrors } from '@opener/contract/errors';
import { readUsernames } from '@opener/contract/read-usernames';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { BadWebhook, type InstagramEvent } from '../../providers/instagram/port.ts';
import { noteAnswered } from '../message/note-sent.ts';
import { finishTaggedLogin } from '../instagram/finish-tagged-login.ts';
import { findConnection } from '../instagram/instagram.repo.ts';
import { loseAccount } from '../instagram/lose-account.ts';
import { recordHeardFrom } from '../instagram/record-heard-from.ts';
import { lockSendingAccount, regainAccount, type Sender } from '../instagram/sending-account.ts';
import type { InstagramDeps } from '../instagram/deps.ts';
import { recordStopWish } from './record-stop-wish.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { blockByIdLater } from './delivery.tasks.ts';
import { listNamesOf } from './contacted.repo.ts';
import { findAnswered, updateDelivery } from './delivery.repo.ts';
import { holdForLook } from './review.repo.ts';
import { asksToStop } from './asks-to-stop.ts';

type Headers = Record<string, string | string[] | undefined>;

export async function handleInstagramEvent(
  deps: InstagramDeps,
  rawBody: Buffer,
  headers: Headers,
): Promise<void> {
  const event = readEvent(deps, rawBody, headers);
  if (!event) return;
  if (event.type === 'account ok' && event.login) await finishTaggedLogin(deps, event.login);
  const sender = await findConnection(deps.db, event.connectionRef);
  if (!sender) return deps.log.info({ type: event.type }, 'an event for an account that is not connected');
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

/** Marks the newest message to that person as answered; people who ask to stop are never contacted again. */
async function takeReply(
  deps: InstagramDeps,
  sender: Sender,
  reply: InstagramEvent & { type: 'reply' },
): Promise<void> {
  const { userId } = sender;
  await deps.db.transaction(async (tx) => {
    await lockSendingAccount(tx, userId);
    const delivery = await findAnswered(tx, sender, { ...reply, fromId: reply.fromId ?? null });
    // The first reply counts.
    if (delivery && !delivery.answeredAt) {
      await updateDelivery(tx, userId, delivery.id, { answeredAt: reply.at });
      await noteAnswered(tx, { userId, id: delivery.messageId }, reply.at);
    }
    const names = await namesOf(tx, sender, { ...reply, answered: delivery?.username });
    if (asksToStop(reply.text)) return leaveAlone(deps, tx, sender, reply, names);
    // Phrase lists cannot cover every way to opt out.
    await recordHeardFrom(deps, tx, sender, { names, recipientId: reply.fromId ?? '' });
    await holdForLook(tx, userId, names);
  });
}

type From = { from: string | null; fromId?: string | null };

/** A renamed person is found under every name that we know. */
async function namesOf(
  tx: Tx,
  sender: Sender,
  { from, fromId, answered }: From & { answered: string | undefined },
): Promise<string[]> {
  const known = fromId ? await listNamesOf(tx, sender, fromId) : [];
  return readUsernames([from, answered, ...known].filter((name) => typeof name === 'string')).names;
}

/** Under every known name, and by id at once; the present name is looked up unless the event contains it. */
async function leaveAlone(
  deps: InstagramDeps,
  tx: Tx,
  sender: Sender,
  { from, fromId }: From,
  names: string[],
): Promise<void> {
  const { userId } = sender;
  await recordStopWish(deps, tx, sender, { names, recipientId: fromId ?? '' });
  if (fromId && from === null) return blockByIdLater(tx, { userId, recipientId: fromId });
  if (names.length > 0) return;
  deps.log.error({ userId }, 'the person who opted out could not be found');
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
