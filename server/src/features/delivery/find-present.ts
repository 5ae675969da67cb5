import type { Queryable } from '../../db/database.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { noAccount } from './contacted.repo.ts';

/** The key of the user's account while it is theirs: connected, or waiting to be reconnected. */
export async function findPresent(db: Queryable, userId: string): Promise<string> {
  const account = await findSendingAccount(db, userId);
  return account && account.state !== 'disconnected' ? account.account : noAccount;
}
