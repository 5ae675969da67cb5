import { accountLimits } from '@opener/contract/account';
import type { Tx } from '../../db/database.ts';
import { after, minutes } from '../../lib/clock.ts';
import { newCode } from '../../lib/crypto.ts';
import { postMail } from '../mail/post-mail.ts';
import type { AccountDeps } from './deps.ts';
import { codeMailKey, verificationMail } from './mails.ts';
import type { Code } from './sign-up.repo.ts';

export function newCodeFor(deps: AccountDeps, signUpId: string): Code & { code: string } {
  const code = newCode(accountLimits.codeDigits);
  return {
    code,
    codeHash: hashCode(deps, signUpId, code),
    codeExpiresAt: after(deps.clock.now(), minutes(accountLimits.codeMinutes)),
  };
}

export function hashCode(deps: AccountDeps, signUpId: string, code: string): string {
  return deps.secrets.keyedHash(`code:${signUpId}`, code);
}

/** Replaces the mail with the sign-up's last code if it was not sent yet. */
export async function mailCode(
  deps: AccountDeps,
  tx: Tx,
  signUp: { id: string; name: string; email: string; createdAt: Date },
  code: string,
): Promise<void> {
  const mail = verificationMail({ name: signUp.name, code, signedUpAt: signUp.createdAt });
  await postMail(deps, tx, { to: signUp.email, ...mail }, { key: codeMailKey(signUp.id) });
}
