import type { Tx } from '../../db/database.ts';
import { moveDeliveries } from '../delivery/change-deliveries.ts';
import { moveMessageRows } from '../message/change-messages.ts';

/**
 * To another project of the same person, whose existence the caller has made sure of. Earlier texts hang on the message; its delivery goes along as it
 * is, because a move is neither an approval nor a doubt, and so every figure follows.
 */
export async function moveMessages(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  projectId: string,
): Promise<void> {
  await moveDeliveries(tx, userId, ids, projectId);
  await moveMessageRows(tx, userId, ids, projectId);
}
