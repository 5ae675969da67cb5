import { instagramErrors } from '@opener/contract/instagram';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { hasBought } from '../credit/has-bought.ts';

export async function requirePack(db: Queryable, userId: string): Promise<void> {
  if (!(await hasBought(db, userId)))
    throw new AppError('payment_required', 'free_only', instagramErrors.freeOnly);
}
