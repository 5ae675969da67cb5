import type { Tx } from '../../db/database.ts';
import { noteSent } from '../message/note-sent.ts';
import { lockDelivery, updateDelivery } from './delivery.repo.ts';

/**
 * The provider lists a message whose outcome was unknown; if the user has asked for it again since, it is not sent again. Returns false if
 * an attempt is under way, whose outcome counts, or the user has skipped it. The caller holds the account's lock.
 */
export async function noteArrived(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
  at: Date,
): Promise<boolean> {
  const row = await lockDelivery(tx, userId, id);
  if (!row) return true;
  if (row.status === 'sending' || row.status === 'skipped') return false;
  if (row.status === 'sent') return true;
  const startedAt = row.startedAt ?? at;
  await updateDelivery(tx, userId, id, { status: 'sent', reason: null, startedAt, finishedAt: at });
  await noteSent(tx, { userId, id: row.messageId }, at);
  return true;
}
