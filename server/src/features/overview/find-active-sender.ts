import { heldBecause } from '../instagram/held-because.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import type { OverviewDeps } from './deps.ts';
import type { ActiveSender } from './message-filter.ts';

/** From which account messages go out right now, as every waiting message says of itself. */
export async function findActiveSender(deps: OverviewDeps, userId: string): Promise<ActiveSender> {
  const account = await findSendingAccount(deps.db, userId);
  return account && heldBecause(account, deps.clock.now()) === null ? account.account : null;
}
