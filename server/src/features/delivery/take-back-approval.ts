import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { holdApproved } from './review.repo.ts';

/** What was sent meanwhile stays sent. */
export async function takeBackApproval(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
  approvedAt: Date,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockSendingAccount(tx, userId);
    await holdApproved(tx, { userId, projectId }, approvedAt);
    await deps.conversations.holdApproved(tx, { userId, projectId }, approvedAt);
  });
}
