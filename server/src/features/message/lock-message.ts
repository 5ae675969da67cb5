import type { Tx } from '../../db/database.ts';
import { messageNotFound } from './find-message.ts';
import { lockMessageRow, type MessageRow } from './message.repo.ts';

/** The message as it is now; a concurrent edit waits and then changes only the copy. */
export async function lockMessage(
  tx: Tx,
  where: { userId: string; id: string; projectId?: string },
): Promise<MessageRow> {
  const message = await lockMessageRow(tx, where);
  if (!message) throw messageNotFound();
  return message;
}
