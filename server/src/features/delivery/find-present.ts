import type { Queryable } from '../../db/database.ts';
import { findSendingAccount } from '../instagram/sending-account.ts';
import { noAccount } from './contacted.repo.ts';

/** What the person's account is kept under, as long as it is theirs: connected, or waiting for them to connect it again. */
export async function findPresent(db: Queryable, userId: string): Promise<string> {
  const account = await findSendingAccount(db, userId);
  return account && account.state !== 'disconnected' ? account.account : noAccount;
}
