import type { Credits } from '@opener/contract/credit';
import type { Queryable } from '../../db/database.ts';
import { findAccount } from './credit.repo.ts';

export async function readCredits(db: Queryable, userId: string): Promise<Credits> {
  const { earned, used, reserved } = (await findAccount(db, userId)) ?? {
    earned: 0,
    used: 0,
    reserved: 0,
  };
  return { credits: earned - used - reserved, total_earned: earned, total_used: used };
}
