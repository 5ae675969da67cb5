import type { Queryable } from '../../db/database.ts';
import { after, days } from '../../lib/clock.ts';
import { countedDay } from '../instagram/counted-day.ts';
import type { SendingAccount } from '../instagram/sending-account.ts';
import { countSends } from './send.repo.ts';

/** How many sends count against the account's cap, and when the count restarts. */
export async function countToday(
  db: Queryable,
  account: SendingAccount,
  now: Date,
): Promise<{ sentToday: number; dayEnds: Date }> {
  const { from, to } = countedDay(account, now);
  // Another user's day may start at another hour. Counting their sends over a full day ensures that the two never add up beyond the cap.
  const others = new Date(Math.min(from.getTime(), after(now, -days(1)).getTime()));
  return { sentToday: await countSends(db, account, { own: from, others }), dayEnds: to };
}
