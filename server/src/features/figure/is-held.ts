import type { Queryable } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { heldBecause } from '../delivery/present-deliveries.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';

/** Whether what waits is held, as every waiting message says of itself. */
export async function isHeld(deps: { db: Queryable; clock: Clock }, userId: string): Promise<boolean> {
  return heldBecause(await findSendingAccount(deps.db, userId), deps.clock.now()) !== null;
}
