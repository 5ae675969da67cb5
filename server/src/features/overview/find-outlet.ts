import { heldBecause } from '../instagram/held-because.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import type { OverviewDeps } from './deps.ts';
import type { Outlet } from './message-filter.ts';

/** From which account messages go out right now, as every waiting message says of itself. */
export async function findOutlet(deps: OverviewDeps, userId: string): Promise<Outlet> {
  const account = await findSendingAccount(deps.db, userId);
  return account && heldBecause(account, deps.clock.now()) === null ? account.account : null;
}
