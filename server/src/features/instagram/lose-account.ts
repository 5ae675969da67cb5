import type { Db, Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';
import { findUser } from '../account/account.repo.ts';
import { postMail } from '../mail/post-mail.ts';
import type { OnHalt } from './deps.ts';
import { findInstagramAccount, lockInstagramAccount, updateInstagramAccount } from './instagram.repo.ts';
import { accountLostMail, lostMailKey } from './mails.ts';
import { isFresh } from './sending-account.ts';

type Deps = { secrets: Secrets; publicUrl: string; onHalt: OnHalt };

/** The provider was asked, and says that this connection has ended. */
export async function loseConnection(
  deps: Deps & { db: Db; clock: Clock },
  { userId, connectionRef }: { userId: string; connectionRef: string | null },
): Promise<void> {
  if (await isFresh(deps.db, connectionRef, deps.clock.now())) return;
  await deps.db.transaction(async (tx) => {
    const account = await lockInstagramAccount(tx, userId);
    if (account?.connectionRef === connectionRef) await loseAccount(deps, tx, userId);
  });
}

/** Instagram ended the connection: sending pauses, and the user is notified once. */
export async function loseAccount(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const account = await findInstagramAccount(tx, userId);
  if (account?.state !== 'connected') return;
  await updateInstagramAccount(tx, userId, { state: 'reconnect' });
  await deps.onHalt(tx, { userId }, 'disconnected');
  const holder = await findUser(tx, userId);
  if (!holder) return;
  const mail = accountLostMail({ name: holder.name, account: account.username, publicUrl: deps.publicUrl });
  await postMail(deps, tx, { to: holder.email, ...mail }, { key: lostMailKey(userId) });
}
