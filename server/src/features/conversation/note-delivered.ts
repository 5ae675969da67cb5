import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import type { Conversations } from '../delivery/conversations.ts';
import { claimVendorId, hasOtherTo, saveDelivered } from './entry.repo.ts';
import { planAnew } from './follow-up/follow-up.repo.ts';
import { replan } from './follow-up/plan.ts';
import { findThreadWith, insertThread, noteHandled, type ThreadRow, updateThread } from './thread.repo.ts';

type Delivery = Parameters<Conversations['noteSent']>[1];

/** A message was sent, or may have been: it begins a conversation, or continues one. */
export async function noteDelivered(
  tx: Tx,
  delivery: Delivery,
  { at, vendorId }: { at: Date; vendorId: string | null },
): Promise<void> {
  const { userId, sender, text, messageId, id: deliveryId } = delivery;
  const threadId = await threadFor(tx, delivery, at);
  const known = await claimVendorId(tx, { userId, account: sender }, vendorId);
  const status = delivery.status === 'unknown' ? 'unknown' : 'sent';
  await saveDelivered(tx, {
    id: newId(),
    userId,
    threadId,
    sender,
    author: 'opener',
    text: text ?? '',
    vendorId: known,
    // An instant answer follows it.
    at: delivery.startedAt ?? at,
    status,
    doubtedAt: status === 'unknown' ? (delivery.startedAt ?? at) : null,
    messageId,
    deliveryId,
  });
  // What was written followed the message before this one, and its day counts from this one.
  await planAnew(tx, { userId, threadIds: [threadId] });
  if (status === 'sent') await replan(tx, { userId, threadIds: [threadId] });
}

async function threadFor(tx: Tx, delivery: Delivery, now: Date): Promise<string> {
  const { userId, sender, username, recipientId, chatId, projectId, messageId } = delivery;
  const known = { names: [username], recipientId, chatId };
  const found = await findThreadWith(tx, { userId, account: sender }, known);
  const latest = { projectId, messageId, activeAt: now };
  // Whoever answers during the call has not been answered by it.
  const handledAt = delivery.startedAt ?? now;
  if (found?.sender === sender && (await isWith(tx, found, delivery))) {
    const ids = idsOnce(found, { recipientId, chatId });
    await updateThread(tx, userId, found.id, { ...latest, ...ids });
    await noteHandled(tx, found, handledAt);
    return found.id;
  }
  const id = newId();
  const person = { username, recipientId, chatId };
  await insertThread(tx, {
    id,
    userId,
    sender,
    ...person,
    ...latest,
    handledAt,
    beganAt: handledAt,
    checkedAt: handledAt,
  });
  return id;
}

/**
 * Whoever has answered is known by their id; somebody else may have the name by now. If answers use another kind of id than sending does,
 * the chat or an earlier message tells.
 */
async function isWith(tx: Tx, thread: ThreadRow, delivery: Delivery): Promise<boolean> {
  const { id: deliveryId, recipientId, chatId } = delivery;
  if (thread.heardAt === null || thread.recipientId === null || recipientId === null) return true;
  if (thread.recipientId === recipientId || (chatId !== null && thread.chatId === chatId)) return true;
  return hasOtherTo(tx, thread, { recipientId, deliveryId });
}

type Ids = Pick<ThreadRow, 'recipientId' | 'chatId'>;
type Told = { [Id in keyof Ids]?: Ids[Id] | undefined };

/** The same when we send. After an answer, the person keeps the id that it named them by: the next one will name them by it too. */
export function idsOnce(thread: Ids & Pick<ThreadRow, 'heardAt'>, told: Told): Ids {
  const isNamed = thread.heardAt !== null && thread.recipientId !== null;
  return idsFor(thread, isNamed ? { ...told, recipientId: thread.recipientId } : told);
}

/** What the provider told most recently; what it did not tell stays. */
export function idsFor(thread: Ids, told: Told): Ids {
  return {
    recipientId: told.recipientId ?? thread.recipientId,
    chatId: told.chatId ?? thread.chatId,
  };
}
