import type { Tx } from '../../db/database.ts';
import { releaseLater } from '../instagram/instagram.tasks.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { withdrawLookups } from './delivery.tasks.ts';

/** Before an account is deleted, in the same transaction. */
export async function endSending(tx: Tx, userId: string): Promise<void> {
  await lockSendingAccount(tx, userId);
  await releaseLater(tx, userId);
  await withdrawLookups(tx, userId);
}
