import { deliveryLimits, tooManyADay } from '@opener/contract/delivery';
import { instagramErrors } from '@opener/contract/instagram';
import { isTimeZone } from '@opener/contract/local-time';
import { after, seconds } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { setSendingMode } from '../project/set-sending-mode.ts';
import { moveTo } from '../instagram/counted-day.ts';
import { changeSendingAccount, lockSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { wakeSender } from './delivery.tasks.ts';
import { approveReviewed, holdApproved } from './delivery.repo.ts';

export type SendingChange = {
  paused?: boolean | undefined;
  timeZone?: string | undefined;
  hours?: { from: number; to: number } | undefined;
  weekdays?: number[] | undefined;
  dailyCap?: number | undefined;
};

export async function updateSending(
  deps: DeliveryDeps,
  userId: string,
  change: SendingChange,
): Promise<void> {
  const { paused, timeZone, hours, weekdays, dailyCap } = change;
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new AppError('invalid', 'bad_time_zone', instagramErrors.timeZone);
  if (dailyCap !== undefined && dailyCap > deps.pace.dailyCap.to)
    throw new AppError('invalid', 'unsafe_cap', tooManyADay(deps.pace.dailyCap.to));
  await deps.db.transaction(async (tx) => {
    const account = await lockSendingAccount(tx, userId);
    if ((hours ?? weekdays ?? dailyCap) !== undefined && !account)
      throw new AppError('conflict', 'not_connected', instagramErrors.notConnected);
    const now = deps.clock.now();
    await changeSendingAccount(tx, userId, {
      ...(paused !== undefined && { paused }),
      ...(timeZone !== undefined && account && moveTo(timeZone, account, now)),
      ...(hours && { hoursFrom: hours.from, hoursTo: hours.to }),
      ...(weekdays && { weekdays: weekdays.toSorted((a, b) => a - b) }),
      ...(dailyCap !== undefined && { dailyCap }),
    });
    await wakeSender(tx, userId, now);
  });
}

/** From review to auto, what waits for approval goes on waiting for it: the person may not have read it. */
export async function setProjectSending(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
  mode: 'auto' | 'review',
): Promise<void> {
  await setSendingMode(deps, userId, projectId, mode);
}

/** Gives how many, and the time by which they are taken back. */
export async function approveAll(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
): Promise<{ approved: number; approvedAt: Date }> {
  return deps.db.transaction(async (tx) => {
    // The sender decides under the same lock.
    await lockSendingAccount(tx, userId);
    // Only now: the time to take it back must not pass while waiting for the lock.
    const approvedAt = deps.clock.now();
    const heldUntil = after(approvedAt, seconds(deliveryLimits.takeBackSeconds));
    const approved = await approveReviewed(tx, { userId, projectId }, { approvedAt, heldUntil });
    if (approved > 0) await wakeSender(tx, userId, approvedAt);
    return { approved, approvedAt };
  });
}

/** What has gone out meanwhile stays so. */
export async function takeBackApproval(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
  approvedAt: Date,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockSendingAccount(tx, userId);
    await holdApproved(tx, { userId, projectId }, approvedAt);
  });
}
