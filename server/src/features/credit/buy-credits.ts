// Credits of a purchase. The entry's reference names the purchase, so that they are added once.
import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import { insertEntry, moveCredits } from './credit.repo.ts';
import type { CreditDeps } from './deps.ts';

type PurchaseCredit = { userId: string; amount: number; reference: string; note: string };

/** False if this purchase was added before. */
export async function addBoughtCredits(deps: CreditDeps, tx: Tx, purchase: PurchaseCredit): Promise<boolean> {
  const isNew = await insertEntry(tx, {
    id: newId(),
    kind: 'purchase',
    createdAt: deps.clock.now(),
    ...purchase,
  });
  if (isNew) await moveCredits(tx, purchase.userId, { earned: purchase.amount });
  return isNew;
}
