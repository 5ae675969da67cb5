import { accountErrors, accountLimits, type User } from '@opener/contract/account';
import { commonErrors } from '@opener/contract/errors';
import { after, days, hours } from '../../lib/clock.ts';
import { hashToken, newToken } from '../../lib/crypto.ts';
import { AppError } from '../../lib/errors.ts';
import { limitAttempts } from '../attempt/limit-attempts.ts';
import { findUserByEmail, insertSession } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { listSignUps } from './sign-up.repo.ts';

const wrongPerHour = 100;

export async function logIn(
  deps: AccountDeps,
  input: { email: string; password: string; remember?: boolean | undefined },
): Promise<{ token: string; user: User }> {
  const found = await findUserByEmail(deps.db, input.email);
  if (!found) throw await unknownAccount(deps, input);
  if (!(await deps.passwords.verify(found.passwordHash, input.password)))
    throw await wrongPassword(deps, input.email);

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

/** Whoever has the password of a sign-up is told which one that is, so that their code is for it. */
async function unknownAccount(
  deps: AccountDeps,
  { email, password }: { email: string; password: string },
): Promise<AppError> {
  const [newest, ...others] = await listSignUps(deps.db, email);
  // One check in any case, so that an unknown email takes as long as a known one.
  let right = (await deps.passwords.verify(newest?.passwordHash, password)) ? newest : undefined;
  for (const signUp of others) {
    if (!right && (await deps.passwords.verify(signUp.passwordHash, password))) right = signUp;
  }
  if (!right) return wrongPassword(deps, email);
  const extra = { signup_id: right.id };
  return new AppError('forbidden', 'unverified', accountErrors.unverified, undefined, extra);
}

/**
 * Guesses at one account from all over the world are counted together, after the password was checked: the right one always passes, so
 * nobody can lock the owner out. What checking costs is bounded by the limit per address, which comes before.
 */
async function wrongPassword(deps: AccountDeps, email: string): Promise<AppError> {
  if (deps.rateLimits) {
    await limitAttempts(deps, {
      action: 'wrong_password',
      subject: email,
      limit: wrongPerHour,
      windowMs: hours(1),
      sentence: commonErrors.tooMany,
    });
  }
  return badCredentials();
}

function badCredentials() {
  return new AppError('unauthenticated', 'bad_credentials', accountErrors.badCredentials);
}
