import { messageErrors } from '@opener/contract/message';
import type { Tx } from '../../db/database.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import { AppError } from '../../lib/errors.ts';
import { lockAgainstDeletion } from '../account/lock-against-deletion.ts';
import { mayHaveBeenSent } from '../delivery/may-have-been-sent.ts';
import { rescheduleDelivery } from '../delivery/reschedule-delivery.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { lockMessage } from '../message/lock-message.ts';
import type { MessageRow } from '../message/message.repo.ts';
import { restoreText } from '../message/restore-text.ts';
import { cautionSentence } from '../writing/suitability/reason.ts';
import type { DmDeps } from './deps.ts';

/** Not while it is on its way: a text that is being sent, or was sent, stays as it is. */
export async function restoreVersion(
  deps: DmDeps,
  where: { userId: string; id: string },
  versionId: string,
): Promise<MessageRow> {
  const { userId, id } = where;
  return deps.db.transaction(async (tx) => {
    // The sender decides under the same lock, so the text cannot change while it is being sent.
    await lockSendingAccount(tx, userId);
    await lockAgainstDeletion(tx, userId);
    const message = await lockMessage(tx, where);
    if (message.sentAt !== null || (await mayHaveBeenSent(tx, userId, id)))
      throw new AppError('conflict', 'text_is_final', messageErrors.textIsFinal);
    const restored = await restoreText(deps, tx, message, versionId);
    if (restored.caution !== null) await hold(deps, tx, restored, restored.caution);
    return restored;
  });
}

/** A text with a caution is not sent because of an approval of another text. */
async function hold(deps: DmDeps, tx: Tx, message: MessageRow, caution: SuitabilityReason): Promise<void> {
  const { userId, projectId, username, id: messageId } = message;
  const reason = cautionSentence(caution);
  await rescheduleDelivery(deps, tx, { userId, projectId, username, messageId }, { mode: 'review', reason });
}
