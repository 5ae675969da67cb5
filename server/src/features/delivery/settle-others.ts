import { deliveryErrors, type otherChoices } from '@opener/contract/delivery';
import { instagramErrors } from '@opener/contract/instagram';
import { AppError } from '../../lib/errors.ts';
import { changeSendingAccount, lockSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { giveOpenTo } from './delivery.repo.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';

/** Decides on messages that wait for an earlier account. Idempotent. */
export async function settleOthers(
  deps: DeliveryDeps,
  userId: string,
  answer: { account: string; choice: (typeof otherChoices)[number] },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The sender decides under the same lock, so that nothing is reassigned while it is being sent.
    const account = await lockSendingAccount(tx, userId);
    if (!account || account.state === 'disconnected')
      throw new AppError('conflict', 'not_connected', instagramErrors.notConnected);
    // The user agreed to one account; if another was connected meanwhile, they are asked again.
    if (account.username !== answer.account)
      throw new AppError('conflict', 'other_account', deliveryErrors.otherAccount);
    await changeSendingAccount(tx, userId, { othersLeft: answer.choice === 'leave' });
    if (answer.choice === 'leave') return;
    await giveOpenTo(tx, account);
    await wakeSender(tx, userId, deps.clock.now());
  });
}
