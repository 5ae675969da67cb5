import type { Tx } from '../../db/database.ts';
import type { Secrets } from '../../lib/crypto.ts';
import { findUser } from '../account/account.repo.ts';
import { postMail } from '../mail/post-mail.ts';
import type { OnHalt } from './deps.ts';
import { findInstagramAccount, updateInstagramAccount } from './instagram.repo.ts';
import { accountLostMail, lostMailKey } from './mails.ts';

/** Instagram ended the connection: sending pauses, and the user is notified once. */
export async function loseAccount(
  deps: { secrets: Secrets; publicUrl: string; onHalt: OnHalt },
  tx: Tx,
  userId: string,
): Promise<void> {
  const account = await findInstagramAccount(tx, userId);
  if (account?.state !== 'connected') return;
  await updateInstagramAccount(tx, userId, { state: 'reconnect' });
  await deps.onHalt(tx, { userId }, 'disconnected');
  const holder = await findUser(tx, userId);
  if (!holder) return;
  const mail = accountLostMail({ name: holder.name, account: account.username, publicUrl: deps.publicUrl });
  await postMail(deps, tx, { to: holder.email, ...mail }, lostMailKey(userId));
}
