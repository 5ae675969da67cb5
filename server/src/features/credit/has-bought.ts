import { creditRules } from '@opener/contract/credit';
import type { Queryable } from '../../db/database.ts';
import { readCredits } from './read-credits.ts';

/** Whether there is more than the free credits: a pack was bought and not fully refunded. Sending requires it. */
export async function hasBought(db: Queryable, userId: string): Promise<boolean> {
  const { total_earned: earned } = await readCredits(db, userId);
  return earned > creditRules.free;
}
