import type { Queryable } from '../../db/database.ts';
import { findAccount } from './credit.repo.ts';

export type Balance = {
  /** Neither used nor reserved. */
  available: number;
  /** Free and bought, in total. */
  earned: number;
  used: number;
  /** How many of the used ones paid for follow-ups. */
  followUps: number;
};

export async function readCredits(db: Queryable, userId: string): Promise<Balance> {
  const { earned, used, reserved, followUps } = (await findAccount(db, userId)) ?? {
    earned: 0,
    used: 0,
    reserved: 0,
    followUps: 0,
  };
  return { available: earned - used - reserved, earned, used, followUps };
}
