// A follow-up is paid for when it is sent, but each draft costs us. One that is planned anew is written again, so the number of drafts per
// day is limited; buying credits raises the limit.
import type { Tx } from '../../../db/database.ts';
import { type Clock, days } from '../../../lib/clock.ts';
import { countFailures, readFailures } from '../../attempt/count-failures.ts';
import { readCredits } from '../../credit/read-credits.ts';

/** Per day, plus some for each credit ever had: more than an account sends. */
const most = 200;
const perCredit = 2;

const drafts = (userId: string) => ({ action: 'follow_up_draft', userId });

export async function countDraft(deps: { clock: Clock }, tx: Tx, userId: string): Promise<void> {
  await countFailures(deps, tx, drafts(userId), days(1));
}

export async function mayWriteDraft(deps: { clock: Clock }, tx: Tx, userId: string): Promise<boolean> {
  const { count } = await readFailures(deps, tx, drafts(userId));
  if (count < most) return true;
  const { earned } = await readCredits(tx, userId);
  return count < most + perCredit * earned;
}
