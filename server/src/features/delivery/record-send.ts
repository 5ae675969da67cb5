// What counts against an account's daily cap: everything that was sent or may have been.
import type { Tx } from '../../db/database.ts';
import { after, days } from '../../lib/clock.ts';
import type { SendingAccount } from '../instagram/sending-account.ts';
import { deleteSend, deleteSendsBefore, insertSend } from './send.repo.ts';

/** Longer than any day that a cap counts. */
const countedMs = days(7);

/** `deliveryId`: of a delivery or of a follow-up. */
export async function recordSend(
  tx: Tx,
  account: SendingAccount,
  send: { deliveryId: string; at: Date },
): Promise<void> {
  await deleteSendsBefore(tx, account, after(send.at, -countedMs));
  await insertSend(tx, { userId: account.userId, sender: account.account, ...send });
}

/** Only for what definitely was not sent. */
export async function takeBackSend(
  tx: Tx,
  send: { userId: string; deliveryId: string; at: Date },
): Promise<void> {
  await deleteSend(tx, send);
}
