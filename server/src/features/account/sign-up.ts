import { accountErrors } from '@opener/contract/account';
import { commonErrors } from '@opener/contract/errors';
import type { Tx } from '../../db/database.ts';
import { hours } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { limitAttempts } from '../attempt/limit-attempts.ts';
import { findUserByEmail } from './account.repo.ts';
import type { AccountDeps } from './deps.ts';
import { dropSignUps } from './drop-sign-ups.ts';
import { hashAddress } from './hash-address.ts';
import { mailCode, newCodeFor } from './issue-code.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { insertSignUp, listSignUps, lockEmail } from './sign-up.repo.ts';

const waitingPerAddress = 3;
const addressesPerHour = 20;
/** As many as one address may sign up an hour. */
const addressesPerNetwork = 5;

/**
 * Anybody may sign up again with an unverified email. Earlier sign-ups stay as they are: each has its own code for its own password, so
 * nobody can have their password confirmed by a code that somebody else enters.
 */
export async function signUp(
  deps: AccountDeps,
  input: { email: string; password: string; name: string; address: string; network: string },
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
    if (own.length === 0) await refuseCrowd(deps, tx, input);
    const signedUp = { id, email, name, passwordHash, addressHash, createdAt: deps.clock.now() };
    const { code, ...kept } = newCodeFor(deps, id);
    await insertSignUp(tx, { ...signedUp, ...kept });
    await mailCode(deps, tx, signedUp, code);
    await dropSignUps(tx, own.slice(waitingPerAddress - 1));
  });
  return { signUpId: id };
}

/**
 * Each address that signs up may mail the owner a few codes an hour, so the number of new addresses is limited too; otherwise many could
 * flood a mailbox. One network may use up only a few of them, so that it can't keep the owner out.
 */
async function refuseCrowd(
  deps: AccountDeps,
  tx: Tx,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const perHour = { windowMs: hours(1), sentence: commonErrors.tooMany };
  const counts = [
    { action: 'sign_ups_by_network', subject: `${network} ${email}`, limit: addressesPerNetwork },
    { action: 'sign_ups', subject: email, limit: addressesPerHour },
  ];
  // In the transaction, so that whoever is refused is not counted.
  for (const count of counts) await limitAttempts({ ...deps, db: tx }, { ...count, ...perHour });
}
