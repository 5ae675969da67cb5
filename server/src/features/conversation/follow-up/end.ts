import type { Tx } from '../../../db/database.ts';
import type { StoredFollowUpEnd } from '../../../db/documents.ts';
import { deleteEntry } from '../entry.repo.ts';
import { type FollowUpRow, updateFollowUp } from './follow-up.repo.ts';

/** It is not sent, and has no entry any more. */
export async function endFollowUp(
  tx: Tx,
  followUp: Pick<FollowUpRow, 'userId' | 'id' | 'status'>,
  ended: StoredFollowUpEnd,
  reason: string | null = null,
): Promise<void> {
  await deleteEntry(tx, followUp);
  await updateFollowUp(tx, followUp, { status: 'ended', ended, was: followUp.status, reason });
}
