// The lifecycle of one credit: reserved when a job is queued, then captured by its message or released. Each step happens once per job.
import { creditErrors, creditRules } from '@opener/contract/credit';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import {
  type CreditAccount,
  type CreditChange,
  type CreditKind,
  hasAnyEntry,
  hasEntry,
  insertEntries,
  insertEntry,
  lockCredits,
  moveCredits,
} from './credit.repo.ts';
import { findOpenDebt, saveDebt } from './debt.repo.ts';
import type { CreditDeps } from './deps.ts';

type JobCredit = { userId: string; jobId: string; username: string };
/** Spendable again, or collected for a refunded purchase. */
export type ReleasedCredit = 'back' | 'taken';

export async function reserveCredit(deps: CreditDeps, tx: Tx, credit: JobCredit): Promise<void> {
  const account = await lockCredits(tx, credit.userId);
  if (!account || account.earned - account.used - account.reserved < creditRules.perDm) {
    throw new AppError('payment_required', 'insufficient_credits', creditErrors.insufficient);
  }
  if (await enter(deps, tx, 'reserve', credit, 'Set aside for a message'))
    await moveCredits(tx, credit.userId, { reserved: creditRules.perDm });
}

/** A written message is not claimed back. If more is owed than is still reserved, the difference is waived. */
export async function captureCredit(deps: CreditDeps, tx: Tx, credit: JobCredit): Promise<void> {
  const account = await lockUnsettled(tx, credit, 'release');
  if (!(await enter(deps, tx, 'capture', credit, 'Message written'))) return;
  const canComeBack = account.reserved - creditRules.perDm;
  const waived = account.owed > canComeBack ? await endDebt(deps, tx, credit, 'waive') : {};
  await moveCredits(tx, credit.userId, {
    used: creditRules.perDm,
    reserved: -creditRules.perDm,
    ...waived,
  });
}

/** Debts are collected before the credit can be spent again; returns which of the two happened. */
export async function releaseCredit(
  deps: CreditDeps,
  tx: Tx,
  credit: JobCredit,
  reason: string,
): Promise<ReleasedCredit> {
  const account = await lockUnsettled(tx, credit, 'capture');
  if (!(await enter(deps, tx, 'release', credit, `Credit back: ${reason}`))) return 'back';
  const settled = account.owed > 0 ? await endDebt(deps, tx, credit, 'settle') : {};
  await moveCredits(tx, credit.userId, { reserved: -creditRules.perDm, ...settled });
  return account.owed > 0 ? 'taken' : 'back';
}

/** Of many jobs at once. Those that are owed end a debt each and are released one by one. */
export async function releaseCredits(
  deps: CreditDeps,
  tx: Tx,
  userId: string,
  credits: JobCredit[],
  reason: string,
): Promise<void> {
  if (credits.length === 0) return;
  const account = await lockCredits(tx, userId);
  if (!account) throw new Error(`The credits of ${credits.length} jobs have no account`);
  const owed = credits.slice(0, account.owed);
  for (const credit of owed) await releaseCredit(deps, tx, credit, reason);
  const others = credits.slice(owed.length);
  const captured = others.map((credit) => reference('capture', credit));
  if (await hasAnyEntry(tx, userId, captured)) throw new Error('A credit was settled before by capture');
  const entries = others.map((credit) => entryOf(deps, 'release', credit, `Credit back: ${reason}`));
  const released = await insertEntries(tx, userId, entries);
  await moveCredits(tx, userId, { reserved: -released * creditRules.perDm });
}

/** A reservation ends once: by capture or by release. */
async function lockUnsettled(tx: Tx, credit: JobCredit, other: CreditKind): Promise<CreditAccount> {
  const account = await lockCredits(tx, credit.userId);
  if (!account) throw new Error(`The credit of job ${credit.jobId} has no account`);
  if (await hasEntry(tx, credit.userId, reference(other, credit))) {
    throw new Error(`The credit of job ${credit.jobId} was settled before by ${other}`);
  }
  return account;
}

/** Reduces the oldest debt by one credit: collected or waived. */
async function endDebt(
  deps: CreditDeps,
  tx: Tx,
  credit: JobCredit,
  how: 'settle' | 'waive',
): Promise<CreditChange> {
  const debt = await findOpenDebt(tx, credit.userId);
  if (!debt) throw new Error(`The account of job ${credit.jobId} owes credits that nothing asks for`);
  const taken = how === 'settle' ? creditRules.perDm : 0;
  const outcome =
    how === 'settle' ? 'this credit goes back' : 'the message is written, its credit stays used';
  const note = `${debt.note}: ${outcome}`;
  await enter(deps, tx, how, credit, note);
  await saveDebt(tx, { ...debt, owed: debt.owed - creditRules.perDm, taken: debt.taken + taken });
  return { earned: -taken, owed: -creditRules.perDm };
}

/** False if the entry existed before; then nothing moves. */
function enter(
  deps: CreditDeps,
  tx: Tx,
  kind: CreditKind,
  credit: JobCredit,
  note: string,
): Promise<boolean> {
  return insertEntry(tx, entryOf(deps, kind, credit, note));
}

function entryOf(deps: CreditDeps, kind: CreditKind, credit: JobCredit, note: string) {
  return {
    id: newId(),
    userId: credit.userId,
    kind,
    amount: creditRules.perDm,
    reference: reference(kind, credit),
    note,
    username: credit.username,
    createdAt: deps.clock.now(),
  };
}

const reference = (kind: CreditKind, { jobId }: JobCredit) => `${kind}:job:${jobId}`;
