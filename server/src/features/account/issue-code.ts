import { accountLimits } from '@opener/contract/account';
import type { Tx } from '../../db/database.ts';
import { after, minutes } from '../../lib/clock.ts';
import { newCode } from '../../lib/crypto.ts';
import { postMail } from '../mail/post-mail.ts';
import { replaceCode } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { mailKeys, verificationMail } from './mails.ts';

/** A new code replaces the old one, and its mail replaces one that has not left yet. */
export async function issueCode(
  deps: AccountDeps,
  tx: Tx,
  user: { id: string; name: string; email: string },
): Promise<void> {
  const code = newCode(accountLimits.codeDigits);
  await replaceCode(tx, {
    userId: user.id,
    codeHash: deps.secrets.keyedHash(`code:${user.id}`, code),
    expiresAt: after(deps.clock.now(), minutes(accountLimits.codeMinutes)),
  });
  await postMail(
    deps,
    tx,
    { to: user.email, ...verificationMail({ name: user.name, code }) },
    mailKeys.code(user.id),
  );
}
