import type { Tx } from '../../../db/database.ts';
import type { WriterPort } from '../../../providers/writer/port.ts';
import { findMessageRow } from '../../message/message.repo.ts';
import { findProject } from '../../project/find-project.ts';
import { cautionSentence } from '../../writing/suitability/reason.ts';
import type { ThreadRow } from '../thread.repo.ts';
import { type FollowUpRow, updateFollowUp } from './follow-up.repo.ts';
import { queueFollowUp } from './queue.ts';

/** Held for review whenever the first message was: by the project, for a caution, or because of who wrote it. */
export async function placeWritten(
  { writer }: { writer: WriterPort },
  tx: Tx,
  followUp: Pick<FollowUpRow, 'userId' | 'id'>,
  thread: ThreadRow,
  written: { text: string; now: Date },
): Promise<void> {
  const { userId, projectId, messageId } = thread;
  const message = messageId === null ? undefined : await findMessageRow(tx, userId, messageId);
  const caution = message?.caution ?? writer.needsReview ?? null;
  const { sendingMode } = await findProject(tx, userId, projectId);
  if (caution === null && sendingMode === 'auto') return queueFollowUp(tx, followUp, thread, written);
  const reason = caution && cautionSentence(caution);
  await updateFollowUp(tx, followUp, { status: 'review', text: written.text, reason, ended: null });
}
