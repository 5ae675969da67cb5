import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import { insertAccount, insertEntry, moveCredits } from './credit.repo.ts';
import type { FreeCreditDeps } from './deps.ts';
import { freeCreditsFor, freeGrant } from './keep-free-credits.ts';

/** Every new user gets free credits, once. */
export async function openCreditAccount(
  deps: FreeCreditDeps,
  tx: Tx,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  if (!(await insertAccount(tx, userId))) return;
  const amount = await freeCreditsFor(deps, tx, email);
  if (amount === 0) return;
  await insertEntry(tx, {
    id: newId(),
    userId,
    kind: 'grant',
    amount,
    reference: freeGrant(userId),
    note: 'Free credits to start with',
    createdAt: deps.clock.now(),
  });
  await moveCredits(tx, userId, { earned: amount });
}
