import type { DmDeps } from './deps.ts';
import { messageNotFound } from './find-message.ts';
import { type MessageRow, updateMessageRow } from './message.repo.ts';

/** For messages that the person sends by hand. */
export async function markMessage(
  deps: DmDeps,
  where: { userId: string; id: string },
  sent: boolean,
): Promise<MessageRow> {
  const message = await updateMessageRow(deps.db, where, { sentAt: sent ? deps.clock.now() : null });
  if (!message) throw messageNotFound();
  return message;
}
