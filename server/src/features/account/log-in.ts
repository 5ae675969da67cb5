import { accountErrors, accountLimits, type User } from '@opener/contract/account';
import { commonErrors } from '@opener/contract/errors';
import { after, days, hours } from '../../lib/clock.ts';
import { hashToken, newToken } from '../../lib/crypto.ts';
import { AppError } from '../../lib/errors.ts';
import { limitAttempts } from '../attempt/limit-attempts.ts';
import { findUserByEmail, insertSession } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { hashAddress } from './hash-address.ts';
import { isClosed } from './is-closed.ts';
import { listSignUps } from './sign-up.repo.ts';

const wrongPerHour = 100;

export type LoggedIn = { token: string; user: User };

/** The password is right, but its sign-up still needs its code. */
export class Unverified extends AppError {
  constructor(readonly signUpId: string) {
    super('forbidden', 'unverified', accountErrors.unverified);
  }
}

export async function logIn(
  deps: AccountDeps,
  input: { email: string; password: string; remember?: boolean | undefined; address: string },
): Promise<LoggedIn> {
  const found = isClosed(deps, input.email) ? undefined : await findUserByEmail(deps.db, input.email);
  const waiting = await findWaiting(deps, input);
  // Always one hash check, so that known, unknown and unverified emails take the same time.
  const right = await deps.passwords.verify((found ?? waiting)?.passwordHash, input.password);
  if (right && !found && waiting) throw new Unverified(waiting.id);
  if (!right || !found) throw await wrongPassword(deps, input.email);

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

/** The newest sign-up from the caller's address, else the newest: people may come back from another network. */
async function findWaiting(deps: AccountDeps, input: { email: string; address: string }) {
  const addressHash = hashAddress(deps, input);
  const waiting = await listSignUps(deps.db, input.email);
  return waiting.find((signUp) => signUp.addressHash === addressHash) ?? waiting[0];
}

/**
 * Guesses at one account from all addresses are counted together, after the password check: the right password always passes, so nobody can
 * lock the owner out. The cost of checking is bounded by the limit per address, which comes first.
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
