import { accountErrors } from '@opener/contract/account';
import { hashToken } from '../../lib/crypto.ts';
import { AppError } from '../../lib/errors.ts';
import { postMail } from '../mail/post-mail.ts';
import { deleteSessionsOf, findResetOwner, setPassword, takeReset } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { mailKeys, passwordChangedMail } from './mails.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

/** A link works once; using it invalidates the others too. */
export async function resetPassword(
  deps: AccountDeps,
  input: { email: string; token: string; newPassword: string },
): Promise<void> {
  const tokenHash = hashToken(input.token);
  const badLink = () => new AppError('bad_request', 'bad_reset_link', accountErrors.badResetLink);
  // Before the password is hashed, so that an invalid link costs next to nothing.
  const owner = await findResetOwner(deps.db, input.email, tokenHash, deps.clock.now());
  if (!owner) throw badLink();

  refuseWeakPassword(input.newPassword, owner);
  const passwordHash = await deps.passwords.hash(input.newPassword);
  await deps.db.transaction(async (tx) => {
    if (!(await takeReset(tx, owner.id, tokenHash, deps.clock.now()))) throw badLink();
    await setPassword(tx, owner.id, passwordHash);
    await deleteSessionsOf(tx, owner.id);
    const mail = passwordChangedMail({ name: owner.name, publicUrl: deps.publicUrl });
    await postMail(deps, tx, { to: owner.email, ...mail }, { key: mailKeys.changed(owner.id) });
  });
}
