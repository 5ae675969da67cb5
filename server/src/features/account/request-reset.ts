import { accountLimits } from '@opener/contract/account';
import { enqueue } from '../../db/enqueue.ts';
import { after, hours } from '../../lib/clock.ts';
import { hashToken, newToken } from '../../lib/crypto.ts';
import { postMail } from '../mail/post-mail.ts';
import { countResets, findUserByEmail, insertReset } from './account.repo.ts';
import { sealAddress, sendResetLinkTask } from './account.tasks.ts';
import type { AccountDeps } from './deps.ts';
import { mailKeys, resetMail } from './mails.ts';

/**
 * At most this many reset mails an hour per account, whoever requests them. It locks nobody out, because links that were mailed before
 * remain valid.
 */
const livingLinks = 20;

/** Does the same work for every address; the worker finds out whether there is an account. */
export async function requestReset(deps: AccountDeps, email: string): Promise<void> {
  await enqueue(deps.db, sendResetLinkTask, sealAddress(deps.secrets, email));
}

export async function sendResetLink(deps: AccountDeps, email: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return;
    const now = deps.clock.now();
    if ((await countResets(tx, user.id, now)) >= livingLinks) return;
    const token = newToken();
    const expiresAt = after(now, hours(accountLimits.resetHours));
    await insertReset(tx, { userId: user.id, tokenHash: hashToken(token), expiresAt });
    const link = `${deps.publicUrl}/reset-password?token=${token}`;
    await postMail(
      deps,
      tx,
      { to: user.email, ...resetMail({ name: user.name, link }) },
      { key: mailKeys.reset(user.id) },
    );
  });
}
