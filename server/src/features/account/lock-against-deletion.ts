import { commonErrors } from '@opener/contract/errors';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { lockUserAgainstDeletion } from './account.repo.ts';

/**
 * For transactions that lock one of the user's rows and then insert another: the insert needs the account, and account deletion needs the
 * locked row. Taken after the credits and the sending account, before everything else.
 */
export async function lockAgainstDeletion(tx: Tx, userId: string): Promise<void> {
  if (!(await lockUserAgainstDeletion(tx, userId)))
    throw new AppError('unauthenticated', 'signed_out', commonErrors.signedOut);
}
