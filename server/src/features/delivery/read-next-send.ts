import { startOfDay } from '@opener/contract/local-time';
import type { Pace } from '@opener/contract/pace';
import type { Queryable } from '../../db/database.ts';
import type { InstagramAccount } from '../instagram/sending-account.ts';
import { countStarted, findNextWaiting } from './delivery.repo.ts';
import { earliestSend, planOf } from './pacing.ts';

/** Which message goes out next, and when, for an account that nothing holds back. */
export async function readNextSend(
  deps: { db: Queryable; pace: Pace },
  account: InstagramAccount,
  now: Date,
): Promise<{ deliveryId: string; at: Date } | undefined> {
  const next = await findNextWaiting(deps.db, account);
  if (!next) return undefined;
  const sentToday = await countStarted(deps.db, account, startOfDay(now, account.timeZone));
  const { heldUntil, urgent } = next;
  const at = earliestSend(planOf(deps.pace, account), { ...account, now, sentToday, heldUntil, urgent });
  return { deliveryId: next.id, at };
}
