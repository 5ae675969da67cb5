import { hasBoughtPack } from '@opener/contract/credit';
import type { Queryable } from '../../db/database.ts';
import { readCredits } from './read-credits.ts';

export async function hasBought(db: Queryable, userId: string): Promise<boolean> {
  const { earned } = await readCredits(db, userId);
  return hasBoughtPack(earned);
}
