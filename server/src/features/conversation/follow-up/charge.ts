// What a follow-up costs: one credit, reserved when it is claimed for sending, and used if it was sent or may have been.
import { creditRules } from '@opener/contract/credit';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { newId } from '../../../lib/ids.ts';
import { type CreditAccount, findAccount } from '../../credit/credit.repo.ts';
import { captureCredit, releaseCredit, reserveCredit } from '../../credit/reserve-credit.ts';
import { type FollowUpRow, updateFollowUp } from './follow-up.repo.ts';

type Payer = Pick<FollowUpRow, 'userId' | 'id'> & { username: string };

export function canPay(account: CreditAccount | undefined): account is CreditAccount {
  return account !== undefined && account.earned - account.used - account.reserved >= creditRules.perDm;
}

export async function hasCredit(db: Queryable, userId: string): Promise<boolean> {
  return canPay(await findAccount(db, userId));
}

/** Each attempt has its own credit, because a reservation ends once. The caller holds the account's lock. */
export async function reserveForAttempt(
  deps: { clock: Clock },
  tx: Tx,
  { userId, id, username }: Payer,
  account: CreditAccount,
): Promise<void> {
  const creditId = newId();
  await reserveCredit(deps, tx, creditOf({ userId, creditId, username }), account);
  await updateFollowUp(tx, { userId, id }, { creditId });
}

type Reserved = { userId: string; creditId: string; username: string };

export async function useCredit(deps: { clock: Clock }, tx: Tx, reserved: Reserved): Promise<void> {
  await captureCredit(deps, tx, creditOf(reserved));
}

export async function returnCredit(deps: { clock: Clock }, tx: Tx, reserved: Reserved): Promise<void> {
  await releaseCredit(deps, tx, creditOf(reserved), 'the follow-up was not sent');
}

function creditOf({ userId, creditId, username }: Reserved) {
  return { userId, jobId: creditId, username, what: 'follow-up' as const };
}
