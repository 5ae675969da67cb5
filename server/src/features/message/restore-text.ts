import { messageErrors } from '@opener/contract/message';
import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { changeText } from './change-text.ts';
import type { MessageRow } from './message.repo.ts';
import { takeVersion } from './version.repo.ts';

/** Restores an earlier text with its data, and stores the present one as a version. The caller holds the row's lock. */
export async function restoreText(
  deps: { clock: Clock },
  tx: Tx,
  message: MessageRow,
  versionId: string,
): Promise<MessageRow> {
  const version = await takeVersion(tx, message.userId, message.id, versionId);
  if (!version) throw new AppError('not_found', 'version_not_found', messageErrors.versionNotFound);
  const { text, facts, fit, reason, instruction, editedAt } = version;
  // A held message stays held: restoring a text is no approval.
  const caution = message.caution ?? version.caution;
  return changeText(deps, tx, message, { text, facts, caution, fit, reason, instruction, editedAt });
}
