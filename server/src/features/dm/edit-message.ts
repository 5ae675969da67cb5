import { holdAccount } from '../account/hold-account.ts';
import { changeText } from '../message/change-text.ts';
import type { DmDeps } from './deps.ts';
import { messageNotFound } from '../message/find-message.ts';
import { lockMessageRow, type MessageRow } from '../message/message.repo.ts';

export async function editMessage(
  deps: DmDeps,
  where: { userId: string; projectId: string; id: string },
  text: string,
): Promise<MessageRow> {
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx, where.userId);
    const message = await lockMessageRow(tx, where);
    if (!message) throw messageNotFound();
    return changeText(deps, tx, message, { text, editedAt: deps.clock.now() });
  });
}
