// Every change of a message's text goes through here, so that the previous text is kept.
import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import type { Clock } from '../../lib/clock.ts';
import { type MessageRow, updateMessageRow } from './message.repo.ts';
import { deleteOldVersions, insertVersion } from './version.repo.ts';

export type TextChange = Pick<MessageRow, 'text' | 'editedAt'> &
  Partial<
    Pick<
      MessageRow,
      | 'facts'
      | 'profile'
      | 'caution'
      | 'fit'
      | 'reason'
      | 'instruction'
      | 'variant'
      | 'jobId'
      | 'freeRewrites'
    >
  >;

/** The caller holds the row's lock. */
export async function changeText(
  deps: { clock: Clock },
  tx: Tx,
  message: MessageRow,
  change: TextChange,
): Promise<MessageRow> {
  const { id: messageId, userId, text, facts, caution, fit, reason, instruction, editedAt } = message;
  if (text !== change.text) {
    await insertVersion(tx, {
      id: newId(),
      userId,
      messageId,
      text,
      facts,
      caution,
      fit,
      reason,
      instruction,
      editedAt,
      createdAt: deps.clock.now(),
    });
    await deleteOldVersions(tx, userId, messageId);
  }
  return (await updateMessageRow(tx, { userId, id: messageId }, change))!;
}
