import type { Tx } from '../../db/database.ts';
import { moveThreads } from '../conversation/follow-message.ts';
import { moveDeliveries } from '../delivery/change-deliveries.ts';
import { moveMessageRows } from '../message/change-messages.ts';

/**
 * To another project of the same user, which the caller has checked. Earlier texts and the delivery move along unchanged, because a move is
 * neither an approval nor a rejection.
 */
export async function moveMessages(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  projectId: string,
): Promise<void> {
  await moveDeliveries(tx, userId, ids, projectId);
  await moveThreads(tx, userId, ids, projectId);
  await moveMessageRows(tx, userId, ids, projectId);
}
