import type { Queryable } from '../../db/database.ts';
import { findAccount } from './credit.repo.ts';

export type Balance = {
  /** Neither used nor reserved. */
  available: number;
  /** Free and bought, in total. */
  earned: number;
  used: number;
};

export async function readCredits(db: Queryable, userId: string): Promise<Balance> {
  const { earned, used, reserved } = (await findAccount(db, userId)) ?? {
    earned: 0,
    used: 0,
    reserved: 0,
  };
  return { available: earned - used - reserved, earned, used };
}
