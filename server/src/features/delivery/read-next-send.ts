import type { Pace } from '@opener/contract/pace';
import type { Queryable } from '../../db/database.ts';
import type { SendingAccount } from '../instagram/sending-account.ts';
import { countToday } from './count-today.ts';
import { findNextWaiting } from './delivery.repo.ts';
import { earliestSend, scheduleOf } from './pacing.ts';

/** Which message is sent next, and when, if nothing holds the account. */
export async function readNextSend(
  deps: { db: Queryable; pace: Pace },
  account: SendingAccount,
  now: Date,
): Promise<{ deliveryId: string; at: Date } | undefined> {
  const next = await findNextWaiting(deps.db, account);
  if (!next) return undefined;
  const today = await countToday(deps.db, account, now);
  const { heldUntil, urgent } = next;
  const at = earliestSend(scheduleOf(deps.pace, account), { ...account, now, ...today, heldUntil, urgent });
  return { deliveryId: next.id, at };
}
