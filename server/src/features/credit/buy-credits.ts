// Credits that come and go with a purchase. Each movement is named by what caused it, so that it happens once.
import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import { insertEntry, lockAccount, moveCredits } from './credit.repo.ts';
import type { CreditDeps } from './deps.ts';

type PurchaseCredit = { userId: string; amount: number; reference: string; note: string };

/** False when this purchase was added before. */
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

/** Takes back what is still unspent, and says how much that was. */
export async function takeBackCredits(deps: CreditDeps, tx: Tx, purchase: PurchaseCredit): Promise<number> {
  const account = await lockAccount(tx, purchase.userId);
  const unspent = account ? account.earned - account.used - account.reserved : 0;
  const amount = Math.min(unspent, purchase.amount);
  if (amount <= 0) return 0;
  const isNew = await insertEntry(tx, {
    id: newId(),
    kind: 'refund',
    createdAt: deps.clock.now(),
    ...purchase,
    amount,
  });
  if (isNew) await moveCredits(tx, purchase.userId, { earned: -amount });
  return amount;
}
