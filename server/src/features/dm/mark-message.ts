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
    // Its delivery first, as the sender does: two who lock in opposite order would wait for each other.
    const marked = await findMessage(tx, where.userId, where.id);
    const sentAt = sent ? await noteSentByHand(tx, marked, deps.clock.now()) : null;
    // Said a second time, it is as old as it was.
    const message = await updateMessageRow(tx, where, { sentAt: sentAt && (marked.sentAt ?? sentAt) });
    if (!message) throw messageNotFound();
    return message;
  });
}
