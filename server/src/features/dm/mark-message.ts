import type { Tx } from '../../db/database.ts';
import { noteWrittenByHand } from '../conversation/follow-message.ts';
import { lockReply } from '../delivery/lock-reply.ts';
import { noteSentByHand } from '../delivery/note-sent-by-hand.ts';
import { findMessage, messageNotFound } from '../message/find-message.ts';
import type { MessageRow } from '../message/message.repo.ts';
import { noteSent, noteUnsent } from '../message/note-sent.ts';
import type { DmDeps } from './deps.ts';

/** For messages that the user sends by hand. */
export async function markMessage(
  deps: DmDeps,
  where: { userId: string; id: string },
  sent: boolean,
): Promise<MessageRow> {
  return deps.db.transaction(async (tx) => {
    const marked = await findMessage(tx, where.userId, where.id);
    const message = sent ? await markSent(tx, marked, deps.clock.now()) : await markUnsent(tx, marked);
    if (!message) throw messageNotFound();
    return message;
  });
}

// Locks the delivery first, in the same order as the sender; otherwise the two could deadlock.

async function markSent(tx: Tx, message: MessageRow, now: Date): Promise<MessageRow | undefined> {
  const { sentAt, isByHand, recipientId } = await noteSentByHand(tx, message, now);
  if (isByHand) await noteWrittenByHand(tx, message, recipientId);
  // Marking it again keeps the first time.
  return noteSent(tx, message, message.sentAt ?? sentAt);
}

async function markUnsent(tx: Tx, message: MessageRow): Promise<MessageRow | undefined> {
  return noteUnsent(tx, message, await lockReply(tx, message.userId, message.id));
}
