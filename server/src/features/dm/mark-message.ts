import { noteSentByHand } from '../delivery/note-sent-by-hand.ts';
import type { DmDeps } from './deps.ts';
import { messageNotFound } from './find-message.ts';
import { type MessageRow, updateMessageRow } from './message.repo.ts';

/** For messages that the person sends by hand. */
export async function markMessage(
  deps: DmDeps,
  where: { userId: string; id: string },
  sent: boolean,
): Promise<MessageRow> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const message = await updateMessageRow(tx, where, { sentAt: sent ? now : null });
    if (!message) throw messageNotFound();
    if (sent) await noteSentByHand(tx, message, now);
    return message;
  });
}
