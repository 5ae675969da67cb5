import { deliveryLimits } from '@opener/contract/delivery';
import { after, seconds } from '../../lib/clock.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { approveReviewed } from './review.repo.ts';

/** Returns how many, and the timestamp that undoes it. */
export async function approveAll(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
): Promise<{ approved: number; approvedAt: Date }> {
  return deps.db.transaction(async (tx) => {
    // The sender decides under the same lock.
    await lockSendingAccount(tx, userId);
    // Only now: the time to undo must not start while waiting for the lock.
    const approvedAt = deps.clock.now();
    const heldUntil = after(approvedAt, seconds(deliveryLimits.takeBackSeconds));
    const approved = await approveReviewed(tx, { userId, projectId }, { approvedAt, heldUntil });
    if (approved > 0) await wakeSender(tx, userId, approvedAt);
    return { approved, approvedAt };
  });
}
