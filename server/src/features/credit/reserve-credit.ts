// The life of one credit: reserved when a job is queued, then captured by its message or released again. Each step happens once per job.
import { creditErrors, creditRules } from '@opener/contract/credit';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { type CreditKind, hasEntry, insertEntry, lockAccount, moveCredits } from './credit.repo.ts';
import type { CreditDeps } from './deps.ts';

type Movement = { userId: string; jobId: string };

/** Everything that changes a person's jobs takes this first: in one order, so that nothing waits for each other in a circle. */
export async function lockCredits(tx: Tx, userId: string): Promise<void> {
  await lockAccount(tx, userId);
}

export async function reserveCredit(deps: CreditDeps, tx: Tx, movement: Movement): Promise<void> {
  const account = await lockAccount(tx, movement.userId);
  if (!account || account.earned - account.used - account.reserved < creditRules.perDm) {
    throw new AppError('payment_required', 'insufficient_credits', creditErrors.insufficient);
  }
  await move(deps, tx, 'reserve', movement, { reserved: creditRules.perDm });
}

export async function captureCredit(deps: CreditDeps, tx: Tx, movement: Movement): Promise<void> {
  await settle(deps, tx, 'capture', movement, { used: creditRules.perDm, reserved: -creditRules.perDm });
}

export async function releaseCredit(deps: CreditDeps, tx: Tx, movement: Movement): Promise<void> {
  await settle(deps, tx, 'release', movement, { reserved: -creditRules.perDm });
}

/** A reservation ends once: by capture or by release, never by both. */
async function settle(
  deps: CreditDeps,
  tx: Tx,
  kind: 'capture' | 'release',
  movement: Movement,
  change: Parameters<typeof moveCredits>[2],
) {
  await lockAccount(tx, movement.userId);
  const other = kind === 'capture' ? 'release' : 'capture';
  if (await hasEntry(tx, movement.userId, reference(other, movement))) {
    throw new Error(`The credit of job ${movement.jobId} was settled before by ${other}`);
  }
  await move(deps, tx, kind, movement, change);
}

async function move(
  deps: CreditDeps,
  tx: Tx,
  kind: CreditKind,
  movement: Movement,
  change: Parameters<typeof moveCredits>[2],
) {
  const isNew = await insertEntry(tx, {
    id: newId(),
    userId: movement.userId,
    kind,
    amount: creditRules.perDm,
    reference: reference(kind, movement),
    createdAt: deps.clock.now(),
  });
  if (isNew) await moveCredits(tx, movement.userId, change);
}

const reference = (kind: CreditKind, { jobId }: Movement) => `${kind}:job:${jobId}`;
