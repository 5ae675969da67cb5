// The life of one credit: reserved when a job is queued, then captured by its message or released again. Each step happens once per job.
import { creditErrors, creditRules } from '@opener/contract/credit';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import {
  type CreditChange,
  type CreditKind,
  hasEntry,
  insertEntry,
  lockAccount,
  moveCredits,
} from './credit.repo.ts';
import type { CreditDeps } from './deps.ts';

type JobCredit = { userId: string; jobId: string; username: string };

/** Everything that changes a person's jobs takes this first: in one order, so that nothing waits for each other in a circle. */
export async function lockCredits(tx: Tx, userId: string): Promise<void> {
  await lockAccount(tx, userId);
}

export async function reserveCredit(deps: CreditDeps, tx: Tx, credit: JobCredit): Promise<void> {
  const account = await lockAccount(tx, credit.userId);
  if (!account || account.earned - account.used - account.reserved < creditRules.perDm) {
    throw new AppError('payment_required', 'insufficient_credits', creditErrors.insufficient);
  }
  await move(deps, tx, 'reserve', credit, 'Set aside for a message', { reserved: creditRules.perDm });
}

export async function captureCredit(deps: CreditDeps, tx: Tx, credit: JobCredit): Promise<void> {
  await refuseSettled(tx, credit, 'release');
  await move(deps, tx, 'capture', credit, 'Message written', {
    used: creditRules.perDm,
    reserved: -creditRules.perDm,
  });
}

export async function releaseCredit(
  deps: CreditDeps,
  tx: Tx,
  credit: JobCredit,
  reason: string,
): Promise<void> {
  await refuseSettled(tx, credit, 'capture');
  await move(deps, tx, 'release', credit, `Credit back: ${reason}`, { reserved: -creditRules.perDm });
}

/** A reservation ends once: by capture or by release, never by both. */
async function refuseSettled(tx: Tx, credit: JobCredit, other: CreditKind): Promise<void> {
  await lockAccount(tx, credit.userId);
  if (await hasEntry(tx, credit.userId, reference(other, credit))) {
    throw new Error(`The credit of job ${credit.jobId} was settled before by ${other}`);
  }
}

async function move(
  deps: CreditDeps,
  tx: Tx,
  kind: CreditKind,
  credit: JobCredit,
  note: string,
  change: CreditChange,
): Promise<void> {
  const isNew = await insertEntry(tx, {
    id: newId(),
    userId: credit.userId,
    kind,
    amount: creditRules.perDm,
    reference: reference(kind, credit),
    note,
    username: credit.username,
    createdAt: deps.clock.now(),
  });
  if (isNew) await moveCredits(tx, credit.userId, change);
}

const reference = (kind: CreditKind, { jobId }: JobCredit) => `${kind}:job:${jobId}`;
