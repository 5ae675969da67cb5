import type { Queryable } from '../../db/database.ts';
import { after, days } from '../../lib/clock.ts';
import { countedDay } from '../instagram/counted-day.ts';
import type { SendingAccount } from '../instagram/sending-account.ts';
import { countSends } from './send.repo.ts';

/** What counts against the account's cap, and when it begins anew. */
export async function countToday(
  db: Queryable,
  account: SendingAccount,
  now: Date,
): Promise<{ sentToday: number; dayEnds: Date }> {
  const { from, to } = countedDay(account, now);
  // Another person's day may begin at another hour; a full day back, theirs never comes on top of ours.
  const others = new Date(Math.min(from.getTime(), after(now, -days(1)).getTime()));
  return { sentToday: await countSends(db, account, { own: from, others }), dayEnds: to };
}
