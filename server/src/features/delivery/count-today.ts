import type { Queryable } from '../../db/database.ts';
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
  return { sentToday: await countSends(db, account, from), dayEnds: to };
}
