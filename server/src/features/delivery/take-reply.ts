import { readUsernames } from '@opener/contract/read-usernames';
import type { Tx } from '../../db/database.ts';
import type { KnownPerson } from '../instagram/known-by.ts';
import { recordHeardFrom } from '../instagram/record-heard-from.ts';
import { findPresentHolder, lockSendingAccount, type Sender } from '../instagram/sending-account.ts';
import { noteAnswered } from '../message/note-sent.ts';
import { asksToStop } from './asks-to-stop.ts';
import { listNamesOf } from './contacted.repo.ts';
import type { Reply } from './conversations.ts';
import { type DeliveryRow, findAnswered, updateDelivery } from './delivery.repo.ts';
import { blockByIdLater } from './delivery.tasks.ts';
import type { DeliveryDeps } from './deps.ts';
import { recordStopWish } from './record-stop-wish.ts';
import { holdForLook } from './review.repo.ts';

/**
 * Marks the newest message to that person as answered; people who ask to stop are never contacted again. The connection may be that of a
 * former holder, who must not see who writes to the account: then it counts for the present one.
 */
export async function takeReply(deps: DeliveryDeps, sender: Sender, reply: Reply): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const holder = await findPresentHolder(tx, sender);
    await lockSendingAccount(tx, holder.userId);
    const delivery = await findAnswered(tx, sender, { ...reply, fromId: reply.fromId ?? null });
    const person = await personOf(tx, holder, reply, delivery);
    const { names } = person;
    const isStop = asksToStop(reply.text);
    if (holder.userId === sender.userId) {
      const heard = { sender, reply, names, asksToStop: isStop };
      // Reported again, it changes nothing: the user may have undone what followed from it.
      if ((await deps.conversations.takeAnswer(tx, heard)) === 'known') return;
      if (delivery) await markAnswered(tx, delivery, reply.at);
    }
    if (isStop) return recordOptOut(deps, tx, holder, reply, person);
    // Phrase lists cannot cover every way to opt out.
    await recordHeardFrom(deps, tx, holder, person);
    await holdForLook(tx, holder.userId, names);
  });
}

/** The first reply counts. */
async function markAnswered(
  tx: Tx,
  { userId, id, messageId, answeredAt }: DeliveryRow,
  at: Date,
): Promise<void> {
  if (answeredAt) return;
  await updateDelivery(tx, userId, id, { answeredAt: at });
  await noteAnswered(tx, { userId, id: messageId }, at);
}

/** A renamed person is found under every name that we know, and by the id that our message went to. */
async function personOf(
  tx: Tx,
  sender: Sender,
  { from, fromId }: Reply,
  answered: DeliveryRow | undefined,
): Promise<KnownPerson> {
  const isKnown = (one: string | null | undefined) => typeof one === 'string';
  const recipientIds = [...new Set([fromId, answered?.recipientId].filter(isKnown))];
  const earlier = await listNamesOf(tx, sender, recipientIds);
  const { names } = readUsernames([from, answered?.username, ...earlier].filter(isKnown));
  return { names, recipientIds };
}

/** Under every known name, and by id at once; the present name is looked up unless the event contains it. */
async function recordOptOut(
  deps: DeliveryDeps,
  tx: Tx,
  sender: Sender,
  { from, fromId }: Reply,
  person: KnownPerson,
): Promise<void> {
  const { userId } = sender;
  await recordStopWish(deps, tx, sender, person);
  if (fromId && from === null) return blockByIdLater(tx, { userId, recipientId: fromId });
  if (person.names.length > 0) return;
  deps.log.error({ userId }, 'the person who opted out could not be found');
}
