import type { DmDeps } from './deps.ts';
import { messageNotFound } from './find-message.ts';
import { type MessageRow, updateMessageRow } from './message.repo.ts';

export async function editMessage(
  deps: DmDeps,
  where: { userId: string; projectId: string; id: string },
  text: string,
): Promise<MessageRow> {
  const message = await updateMessageRow(deps.db, where, { text, editedAt: deps.clock.now() });
  if (!message) throw messageNotFound();
  return message;
}
