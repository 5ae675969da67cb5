import type { Tx } from '../../db/database.ts';
import { releaseLater } from '../instagram/instagram.tasks.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import { withdrawStops } from './delivery.tasks.ts';

/** For a person's account that is about to go, in the transaction that deletes it. */
export async function endSending(tx: Tx, userId: string): Promise<void> {
  await lockSendingAccount(tx, userId);
  await releaseLater(tx, userId);
  await withdrawStops(tx, userId);
}
