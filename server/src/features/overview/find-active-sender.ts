import { heldBecause } from '../instagram/held-because.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import type { OverviewDeps } from './deps.ts';
import type { ActiveSender } from './message-filter.ts';

/** The account that sends right now; the state of every waiting message depends on it. */
export async function findActiveSender(deps: OverviewDeps, userId: string): Promise<ActiveSender> {
  const account = await findSendingAccount(deps.db, userId);
  return account && heldBecause(account, deps.clock.now()) === null ? account.account : null;
}
