import { accountErrors } from '@opener/contract/account';
import { hashToken } from '../../lib/crypto.ts';
import { AppError } from '../../lib/errors.ts';
import { postMail } from '../mail/post-mail.ts';
import { deleteCode, deleteSessionsOf, setPassword, takeReset, verifyUser } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { mailKeys, passwordChangedMail } from './mails.ts';

export async function resetPassword(
  deps: AccountDeps,
  input: { email: string; token: string; newPassword: string },
): Promise<void> {
  const passwordHash = await deps.passwords.hash(input.newPassword);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const user = await takeReset(tx, input.email, hashToken(input.token), now);
    if (!user) throw new AppError('bad_request', 'bad_reset_link', accountErrors.badResetLink);
    await setPassword(tx, user.id, passwordHash);
    // The link came by mail, so whoever holds it has shown that the mailbox is theirs.
    await verifyUser(tx, user.id, now);
    await deleteCode(tx, user.id);
    await deleteSessionsOf(tx, user.id);
    const mail = passwordChangedMail({ name: user.name, publicUrl: deps.publicUrl });
    await postMail(deps, tx, { to: user.email, ...mail }, mailKeys.changed(user.id));
  });
}
