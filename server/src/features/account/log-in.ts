import { accountErrors, accountLimits, type User } from '@opener/contract/account';
import { after, days, hours } from '../../lib/clock.ts';
import { hashToken, newToken } from '../../lib/crypto.ts';
import { AppError } from '../../lib/errors.ts';
import { findUserByEmail, insertSession } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';

export async function logIn(
  deps: AccountDeps,
  input: { email: string; password: string; remember?: boolean | undefined },
): Promise<{ token: string; user: User }> {
  const found = await findUserByEmail(deps.db, input.email);
  const right = await deps.passwords.verify(found?.passwordHash, input.password);
  if (!found || !right) throw badCredentials();
  if (!found.verifiedAt) throw new AppError('forbidden', 'unverified', accountErrors.unverified);

  const token = newToken();
  const createdAt = deps.clock.now();
  const lifetime = input.remember
    ? days(accountLimits.rememberedSessionDays)
    : hours(accountLimits.sessionHours);
  const opened = await insertSession(deps.db, {
    tokenHash: hashToken(token),
    userId: found.id,
    passwordHash: found.passwordHash,
    createdAt,
    expiresAt: after(createdAt, lifetime),
  });
  if (!opened) throw badCredentials();
  return { token, user: { id: found.id, name: found.name, email: found.email } };
}

function badCredentials() {
  return new AppError('unauthenticated', 'bad_credentials', accountErrors.badCredentials);
}
