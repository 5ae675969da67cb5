import { deliveryLimits } from '@opener/contract/delivery';
import { after, seconds } from '../../lib/clock.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { scheduleOf } from './pacing.ts';
import { approveReviewed } from './review.repo.ts';

/** Messages and follow-ups. Returns how many, and the timestamp that undoes it. */
export async function approveAll(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
): Promise<{ approved: number; followUps: number; approvedAt: Date }> {
  return deps.db.transaction(async (tx) => {
    // The sender decides under the same lock.
    const account = await lockSendingAccount(tx, userId);
    // Only now: the time to undo must not start while waiting for the lock.
    const approvedAt = deps.clock.now();
    const heldUntil = after(approvedAt, seconds(deliveryLimits.takeBackSeconds));
    const project = { userId, projectId };
    const approved = await approveReviewed(tx, project, { approvedAt, heldUntil });
    const schedule = account && scheduleOf(deps.pace, account);
    // Without an account nobody was written to.
    const followUps = schedule
      ? await deps.conversations.approveReview(tx, project, { approvedAt, heldUntil, schedule })
      : 0;
    if (approved + followUps > 0) await wakeSender(tx, userId, approvedAt);
    return { approved, followUps, approvedAt };
  });
}
