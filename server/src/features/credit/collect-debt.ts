// Takes credits back after a refund or a dispute. Unspent credits are taken at once; reserved ones are owed and taken when they are
// released (see reserve-credit.ts). Used credits are not claimed.
import type { Tx } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import { addBoughtCredits } from './buy-credits.ts';
import { type CreditAccount, insertEntry, lockCredits, moveCredits } from './credit.repo.ts';
import { type DebtRow, findDebt, saveDebt } from './debt.repo.ts';
import type { CreditDeps } from './deps.ts';

export type Claim = {
  userId: string;
  /** What claims credits, and how many in total. */
  cause: string;
  due: number;
  /** Another claim on the same credits: what this one claims is no longer claimed by that one, nor taken twice. */
  insteadOf?: string;
  /** What changed the claim; each change is processed once. */
  event: string;
  note: string;
  /** What the ledger says when credits come back or are no longer owed. */
  settledNote: string;
};

/** Adjusts what was taken and what is owed to the present claim. */
export async function collectDebt(deps: CreditDeps, tx: Tx, claim: Claim): Promise<void> {
  const account = await lockCredits(tx, claim.userId);
  if (!account) return;
  const found = (await findDebt(tx, claim.userId, claim.cause)) ?? newDebt(deps, claim);
  const debt = await takeOver(tx, claim, found);
  if (claim.due > debt.due) await ask(deps, tx, claim, account, debt);
  else if (claim.due < debt.due) await giveBack(deps, tx, claim, debt);
}

/** Taken credits first: they are gone in any case, so they go to the claim that is final. */
async function takeOver(tx: Tx, claim: Claim, debt: DebtRow): Promise<DebtRow> {
  const other = claim.insteadOf ? await findDebt(tx, claim.userId, claim.insteadOf) : undefined;
  const due = Math.min(claim.due - debt.due, other?.due ?? 0);
  if (!other || due <= 0) return debt;
  const taken = Math.min(due, other.taken);
  const owed = Math.min(due - taken, other.owed);
  await saveDebt(tx, {
    ...other,
    due: other.due - due,
    taken: other.taken - taken,
    owed: other.owed - owed,
  });
  const both = { ...debt, due: debt.due + due, taken: debt.taken + taken, owed: debt.owed + owed };
  await saveDebt(tx, both);
  return both;
}

async function ask(
  deps: CreditDeps,
  tx: Tx,
  claim: Claim,
  account: CreditAccount,
  debt: DebtRow,
): Promise<void> {
  const { userId, event, note } = claim;
  const more = claim.due - debt.due;
  const taken = Math.min(more, account.earned - account.used - account.reserved);
  const owed = Math.min(more - taken, account.reserved - account.owed);
  const entry = { userId, createdAt: deps.clock.now() };
  if (taken > 0) {
    await insertEntry(tx, {
      ...entry,
      id: newId(),
      kind: 'refund',
      amount: taken,
      reference: `refund:${event}`,
      note,
    });
  }
  if (owed > 0) {
    await insertEntry(tx, {
      ...entry,
      id: newId(),
      kind: 'owe',
      amount: owed,
      reference: `owe:${event}`,
      note: `${note}: ${count(owed)} set aside for messages will go back too, unless the messages are written`,
    });
  }
  await moveCredits(tx, userId, { earned: -taken, owed });
  await saveDebt(tx, { ...debt, due: claim.due, taken: debt.taken + taken, owed: debt.owed + owed });
}

/** Cancels what is still owed first, then returns what was taken. */
async function giveBack(deps: CreditDeps, tx: Tx, claim: Claim, debt: DebtRow): Promise<void> {
  const { userId, event, settledNote } = claim;
  const tooMuch = Math.max(0, debt.taken + debt.owed - claim.due);
  const waived = Math.min(tooMuch, debt.owed);
  const restored = tooMuch - waived;
  if (waived > 0) {
    await insertEntry(tx, {
      id: newId(),
      userId,
      kind: 'waive',
      amount: waived,
      reference: `waive:${event}`,
      note: `${settledNote}: ${count(waived)} set aside for messages stay yours`,
      createdAt: deps.clock.now(),
    });
    await moveCredits(tx, userId, { owed: -waived });
  }
  if (restored > 0) {
    const back = { userId, amount: restored, reference: `restore:${event}`, note: settledNote };
    await addBoughtCredits(deps, tx, back);
  }
  await saveDebt(tx, {
    ...debt,
    due: claim.due,
    taken: debt.taken - restored,
    owed: debt.owed - waived,
  });
}

function newDebt(deps: CreditDeps, { userId, cause, note }: Claim): DebtRow {
  return { userId, cause, due: 0, taken: 0, owed: 0, note, createdAt: deps.clock.now() };
}

function count(credits: number): string {
  return credits === 1 ? '1 credit' : `${credits} credits`;
}
