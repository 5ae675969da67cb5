import type { Tx } from '../../db/database.ts';
import { dropMessages } from '../message/change-messages.ts';
import { keepOutcomes } from '../overview/keep-outcomes.ts';
import { dismissRewrites } from './job.repo.ts';

/**
 * With their earlier texts and deliveries. What became of them stays in the figures, and who was written to stays known; the caller holds the credits'
 * and the sending account's locks.
 */
export async function deleteMessages(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await keepOutcomes(tx, userId, { messageIds: ids });
  // A rewrite that failed could only fail again.
  await dismissRewrites(tx, userId, ids);
  await dropMessages(tx, userId, ids);
}
