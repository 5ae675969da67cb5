// Free credits are given once: users who delete their account and return soon get what was left of them.
import { creditRules } from '@opener/contract/credit';
import type { Db, Tx } from '../../db/database.ts';
import { after, type Clock, days } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';
import type { FreeCreditDeps } from './deps.ts';
import { countFreeLeft, deleteOldFreeLeft, saveFreeLeft, takeFreeLeft } from './free-credits.repo.ts';

type Person = { id: string; email: string };

/** Before the account is deleted, in the same transaction. Nothing is stored for users who used none. */
export async function keepFreeCredits(deps: FreeCreditDeps, tx: Tx, person: Person): Promise<void> {
  const left = await countFreeLeft(tx, person.id, freeGrant(person.id));
  if (left >= creditRules.free) return;
  const forgetAt = after(deps.clock.now(), days(creditRules.freeKeptDays));
  await saveFreeLeft(tx, { emailHash: hashEmail(deps.secrets, person.email), left, forgetAt });
}

export async function freeCreditsFor(deps: FreeCreditDeps, tx: Tx, email: string): Promise<number> {
  const left = await takeFreeLeft(tx, hashEmail(deps.secrets, email), deps.clock.now());
  return left ?? creditRules.free;
}

export async function forgetFreeCredits(deps: { db: Db; clock: Clock }): Promise<void> {
  await deleteOldFreeLeft(deps.db, deps.clock.now());
}

/** The entry that gave a person their free credits. */
export const freeGrant = (userId: string) => `grant:signup:${userId}`;

const hashEmail = (secrets: Secrets, email: string) => secrets.keyedHash('free-credits', email.toLowerCase());
