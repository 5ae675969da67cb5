import { findReply } from '../delivery/find-reply.ts';
import { noteSentByHand } from '../delivery/note-sent-by-hand.ts';
import type { Tx } from '../../db/database.ts';
import type { DmDeps } from './deps.ts';
import { findMessage, messageNotFound } from '../message/find-message.ts';
import { type MessageRow, updateMessageRow } from '../message/message.repo.ts';

/** For messages that the person sends by hand. */
export async function markMessage(
  deps: DmDeps,
  where: { userId: string; id: string },
  sent: boolean,
): Promise<MessageRow> {
  return deps.db.transaction(async (tx) => {
    // Its delivery first, as the sender does: two who lock in opposite order would wait for each other.
    const marked = await findMessage(tx, where.userId, where.id);
    const message = await updateMessageRow(tx, where, await changeBy(sent, tx, marked, deps.clock.now()));
    if (!message) throw messageNotFound();
    return message;
  });
}

async function changeBy(sent: boolean, tx: Tx, message: MessageRow, now: Date): Promise<Partial<MessageRow>> {
  if (sent) {
    const sentAt = await noteSentByHand(tx, message, now);
    // Said a second time, it is as old as it was.
    return { sentAt: message.sentAt ?? sentAt };
  }
  // What was not sent has no answer either, unless Instagram told us of one.
  return { sentAt: null, answeredAt: await findReply(tx, message.userId, message.id) };
}
