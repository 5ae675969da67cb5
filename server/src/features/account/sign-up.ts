import { accountErrors } from '@opener/contract/account';
import { commonErrors } from '@opener/contract/errors';
import { after, hours } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { findUserByEmail } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { dropSignUps } from './drop-sign-ups.ts';
import { hashAddress } from './hash-address.ts';
import { mailCode, newCodeFor } from './issue-code.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { insertSignUp, listSignUps, lockEmail, type SignUpRow } from './sign-up.repo.ts';

const waitingPerAddress = 3;
const addressesPerHour = 20;

/**
 * Anybody may sign up again with an unverified email. Earlier sign-ups stay as they are: each has its own code for its own password, so
 * nobody can have their password confirmed by a code that somebody else enters.
 */
export async function signUp(
  deps: AccountDeps,
  input: { email: string; password: string; name: string; address: string },
): Promise<{ signUpId: string }> {
  const { email, name, password } = input;
  refuseWeakPassword(password, { email, name });
  const passwordHash = await deps.passwords.hash(password);
  const id = newId();
  const addressHash = hashAddress(deps, input);
  await deps.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    if (await findUserByEmail(tx, email))
      throw new AppError('conflict', 'email_taken', accountErrors.emailTaken);
    const waiting = await listSignUps(tx, email);
    const own = waiting.filter((earlier) => earlier.addressHash === addressHash);
    if (own.length === 0) refuseCrowd(waiting, deps.clock.now());
    const signedUp = { id, email, name, passwordHash, addressHash, createdAt: deps.clock.now() };
    const { code, ...kept } = newCodeFor(deps, id);
    await insertSignUp(tx, { ...signedUp, ...kept });
    await mailCode(deps, tx, signedUp, code);
    await dropSignUps(tx, own.slice(waitingPerAddress - 1));
  });
  return { signUpId: id };
}

/**
 * Each address that signs up may mail the owner a few codes an hour, so the number of addresses is limited too; otherwise many addresses
 * could flood a mailbox. Beyond the limit only new addresses are refused: existing sign-ups stay and can be replaced.
 */
function refuseCrowd(waiting: SignUpRow[], now: Date): void {
  const recent = waiting.filter(({ createdAt }) => after(createdAt, hours(1)) > now);
  if (new Set(recent.map(({ addressHash }) => addressHash)).size < addressesPerHour) return;
  const wait = Math.ceil((after(recent.at(-1)!.createdAt, hours(1)).getTime() - now.getTime()) / 1000);
  throw new AppError('too_many', 'too_many_sign_ups', commonErrors.tooMany, wait);
}
