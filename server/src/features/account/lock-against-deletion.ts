import { commonErrors } from '@opener/contract/errors';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { lockUserAgainstDeletion } from './account.repo.ts';

/**
 * For whoever locks one of the person's rows and then adds another: the new row needs the account, and whoever deletes the account needs
 * the locked row. Taken after the credits and the sending account, before everything else.
 */
export async function lockAgainstDeletion(tx: Tx, userId: string): Promise<void> {
  if (!(await lockUserAgainstDeletion(tx, userId)))
    throw new AppError('unauthenticated', 'signed_out', commonErrors.signedOut);
}
