// The lifecycle of one credit: reserved when a job is queued, then captured by its message or released. Each step happens once per job.
// A follow-up reserves one for each attempt to send it, under an id of its own.
import { creditErrors, creditRules } from '@opener/contract/credit';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import {
  type CreditAccount,
  type CreditChange,
  type CreditKind,
  hasAnyEntry,
  enterAndMove,
  hasEntry,
  insertEntries,
  insertEntry,
  lockCredits,
  moveCredits,
} from './credit.repo.ts';
import { findOpenDebt, saveDebt } from './debt.repo.ts';
import type { CreditDeps } from './deps.ts';
import { followUpNotes } from './paid-for.ts';

type JobCredit = {
  userId: string;
  jobId: string;
  username: string;
  /** What it pays for; a message unless it says otherwise. */
  what?: 'follow-up';
};
/** Spendable again, or collected for a refunded purchase. */
export type ReleasedCredit = 'back' | 'taken';

/** `locked` is the account as the caller's lock found it, if the caller holds the lock. */
export async function reserveCredit(
  deps: CreditDeps,
  tx: Tx,
  credit: JobCredit,
  locked?: CreditAccount,
): Promise<void> {
  const account = locked ?? (await lockCredits(tx, credit.userId));
  if (!account || account.earned - account.used - account.reserved < creditRules.perDm) {
    throw new AppError('payment_required', 'insufficient_credits', creditErrors.insufficient);
  }
  const note = credit.what === 'follow-up' ? followUpNotes.reserve : 'Set aside for a message';
  const entry = entryOf(deps, 'reserve', credit, note);
  await enterAndMove(tx, entry, { reserved: creditRules.perDm });
}

/** A written message is not claimed back. If more is owed than is still reserved, the difference is waived. */
export async function captureCredit(
  deps: CreditDeps,
  tx: Tx,
  credit: JobCredit,
  locked?: CreditAccount,
): Promise<void> {
  const account = locked ?? (await lockAccount(tx, credit));
  const isWaived = account.owed > account.reserved - creditRules.perDm;
  if (isWaived && (await hasEntry(tx, credit.userId, reference('capture', credit)))) return;
  const waived = isWaived ? await endDebt(deps, tx, credit, 'waive') : {};
  const isFollowUp = credit.what === 'follow-up';
  const followUps = isFollowUp ? creditRules.perDm : 0;
  const change = { used: creditRules.perDm, followUps, reserved: -creditRules.perDm, ...waived };
  const note = isFollowUp ? followUpNotes.capture : 'Message written';
  await settle(tx, credit, entryOf(deps, 'capture', credit, note), change, 'release');
}

/** Debts are collected before the credit can be spent again; returns which of the two happened. */
export async function releaseCredit(
  deps: CreditDeps,
  tx: Tx,
  credit: JobCredit,
  reason: string,
): Promise<ReleasedCredit> {
  const account = await lockAccount(tx, credit);
  const isOwed = account.owed > 0;
  if (isOwed && (await hasEntry(tx, credit.userId, reference('release', credit)))) return 'back';
  const settled = isOwed ? await endDebt(deps, tx, credit, 'settle') : {};
  const change = { reserved: -creditRules.perDm, ...settled };
  await settle(tx, credit, entryOf(deps, 'release', credit, `Credit back: ${reason}`), change, 'capture');
  return isOwed ? 'taken' : 'back';
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

async function lockAccount(tx: Tx, credit: JobCredit): Promise<CreditAccount> {
  const account = await lockCredits(tx, credit.userId);
  if (!account) throw new Error(`The credit of job ${credit.jobId} has no account`);
  return account;
}

/** A reservation ends once: by capture or by release. The same end twice moves nothing. */
async function settle(
  tx: Tx,
  credit: JobCredit,
  entry: ReturnType<typeof entryOf>,
  change: CreditChange,
  other: CreditKind,
): Promise<void> {
  if (await enterAndMove(tx, entry, change, reference(other, credit))) return;
  if (await hasEntry(tx, credit.userId, reference(other, credit)))
    throw new Error(`The credit of job ${credit.jobId} was settled before by ${other}`);
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
  await insertEntry(tx, entryOf(deps, how, credit, note));
  await saveDebt(tx, { ...debt, owed: debt.owed - creditRules.perDm, taken: debt.taken + taken });
  return { earned: -taken, owed: -creditRules.perDm };
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
