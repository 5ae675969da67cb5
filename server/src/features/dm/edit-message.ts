import { lockAgainstDeletion } from '../account/lock-against-deletion.ts';
import { changeText } from '../message/change-text.ts';
import { lockMessage } from '../message/lock-message.ts';
import type { MessageRow } from '../message/message.repo.ts';
import type { DmDeps } from './deps.ts';

export async function editMessage(
  deps: DmDeps,
  where: { userId: string; projectId: string; id: string },
  text: string,
): Promise<MessageRow> {
  return deps.db.transaction(async (tx) => {
    await lockAgainstDeletion(tx, where.userId);
    const message = await lockMessage(tx, where);
    return changeText(deps, tx, message, { text, editedAt: deps.clock.now() });
  });
}
