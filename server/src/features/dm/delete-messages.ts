import type { Tx } from '../../db/database.ts';
import { dropMessages } from '../message/change-messages.ts';
import { keepOutcomes } from '../overview/keep-outcomes.ts';
import { dismissRewrites } from './job.repo.ts';

/**
 * Also deletes their earlier texts and deliveries. Their outcomes stay in the figures, and contacts stay recorded. The caller holds the
 * locks of the credits and the sending account.
 */
export async function deleteMessages(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await keepOutcomes(tx, userId, { messageIds: ids });
  // A failed rewrite of a deleted message could only fail again.
  await dismissRewrites(tx, userId, ids);
  await dropMessages(tx, userId, ids);
}
