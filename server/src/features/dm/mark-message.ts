import { findReply } from '../delivery/find-reply.ts';
import { noteSentByHand } from '../delivery/note-sent-by-hand.ts';
import type { DmDeps } from './deps.ts';
import { findMessage, messageNotFound } from './find-message.ts';
import { type MessageRow, updateMessageRow } from './message.repo.ts';

/** For messages that the person sends by hand. */
export async function markMessage(
  deps: DmDeps,
  where: { userId: string; id: string },
  sent: boolean,
): Promise<MessageRow> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    // Its delivery first, as the sender does: two who lock in opposite order would wait for each other.
    if (sent) await noteSentByHand(tx, await findMessage(tx, where.userId, where.id), now);
    // What was not sent has no answer either, unless Instagram told us of one.
    const change = sent
      ? { sentAt: now }
      : { sentAt: null, answeredAt: await findReply(tx, where.userId, where.id) };
    const message = await updateMessageRow(tx, where, change);
    if (!message) throw messageNotFound();
    return message;
  });
}
