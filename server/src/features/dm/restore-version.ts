import { dmErrors } from '@opener/contract/dm';
import { AppError } from '../../lib/errors.ts';
import { holdAccount } from '../account/hold-account.ts';
import { isOnItsWay } from '../delivery/is-on-its-way.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { Tx } from '../../db/database.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import { rescheduleDelivery } from '../delivery/reschedule-delivery.ts';
import { cautionSentence } from '../writing/suitability/reason.ts';
import { changeText } from '../message/change-text.ts';
import type { DmDeps } from './deps.ts';
import { messageNotFound } from '../message/find-message.ts';
import { lockMessageRow, type MessageRow } from '../message/message.repo.ts';
import { takeVersion } from '../message/version.repo.ts';

/** The earlier text comes back with all that belongs to it, and the present one takes its place among the versions. */
export async function restoreVersion(
  deps: DmDeps,
  where: { userId: string; id: string },
  versionId: string,
): Promise<MessageRow> {
  const { userId, id } = where;
  return deps.db.transaction(async (tx) => {
    // The sender decides under the same lock, so the text cannot change under its hands.
    await lockSendingAccount(tx, userId);
    await holdAccount(tx, userId);
    const message = await lockMessageRow(tx, where);
    if (!message) throw messageNotFound();
    if (message.sentAt !== null || (await isOnItsWay(tx, userId, id)))
      throw new AppError('conflict', 'text_is_final', dmErrors.textIsFinal);
    const version = await takeVersion(tx, userId, id, versionId);
    if (!version) throw new AppError('not_found', 'version_not_found', dmErrors.versionNotFound);
    const { text, facts, caution, fit, reason, instruction, editedAt } = version;
    // A message that was held once stays held: bringing back a text is no approval.
    const held = message.caution ?? caution;
    const change = { text, facts, caution: held, fit, reason, instruction, editedAt };
    const restored = await changeText(deps, tx, message, change);
    if (held !== null) await hold(deps, tx, restored, held);
    return restored;
  });
}

/** A text with a reason to look twice is not sent on the strength of an approval of another. */
async function hold(deps: DmDeps, tx: Tx, message: MessageRow, caution: SuitabilityReason): Promise<void> {
  const { userId, projectId, username, id: messageId } = message;
  const reason = cautionSentence(caution);
  await rescheduleDelivery(deps, tx, { userId, projectId, username, messageId }, { mode: 'review', reason });
}
