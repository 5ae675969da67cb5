import { creditRules } from '@opener/contract/credit';
import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import { insertAccount, insertEntry, moveCredits } from './credit.repo.ts';
import type { CreditDeps } from './deps.ts';

/** Every newcomer starts with free credits, once. */
export async function openCreditAccount(deps: CreditDeps, tx: Tx, userId: string): Promise<void> {
  await insertAccount(tx, userId);
  const isNew = await insertEntry(tx, {
    id: newId(),
    userId,
    kind: 'grant',
    amount: creditRules.free,
    reference: `grant:signup:${userId}`,
    note: 'Free credits to start with',
    createdAt: deps.clock.now(),
  });
  if (isNew) await moveCredits(tx, userId, { earned: creditRules.free });
}
