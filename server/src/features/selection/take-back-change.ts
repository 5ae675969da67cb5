import { takeBackDeliveries } from '../delivery/change-deliveries.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { SelectionDeps } from './change-messages.ts';

/** What was sent meanwhile, or changed individually, stays. Returns how many were undone. */
export async function takeBackChange(deps: SelectionDeps, userId: string, changedAt: Date): Promise<number> {
  return deps.db.transaction(async (tx) => {
    await lockSendingAccount(tx, userId);
    return takeBackDeliveries(deps, tx, userId, changedAt);
  });
}
