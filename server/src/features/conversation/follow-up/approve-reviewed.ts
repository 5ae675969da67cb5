import type { Tx } from '../../../db/database.ts';
import type { Approval } from '../../delivery/conversations.ts';
import { listOpenTimes } from './follow-up.repo.ts';
import { lockApprovable, queueApproved } from './review.repo.ts';
import { spread } from './spread.ts';

/**
 * All that need no closer look, under the account's lock. Those that the account cannot send today are asked for on the days that it can, so
 * that none is late before its turn. Returns how many.
 */
export async function approveReviewed(
  tx: Tx,
  project: { userId: string; projectId: string },
  { schedule, ...approval }: Approval,
): Promise<number> {
  const ids = await lockApprovable(tx, project);
  if (ids.length === 0) return 0;
  const others = await listOpenTimes(tx, project.userId);
  const times = spread(schedule, approval.approvedAt, { count: ids.length, others });
  return queueApproved(tx, project.userId, { ids, times }, approval);
}
