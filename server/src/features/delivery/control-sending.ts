import { instagramErrors } from '@opener/contract/instagram';
import { AppError } from '../../lib/errors.ts';
import { setSendingMode } from '../project/set-sending-mode.ts';
import { changeSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { wakeSender } from './delivery.tasks.ts';
import { approveReviewed } from './delivery.repo.ts';
import { isTimeZone } from './local-time.ts';

export async function updateSending(
  deps: DeliveryDeps,
  userId: string,
  change: { paused?: boolean | undefined; timeZone?: string | undefined },
): Promise<void> {
  const { paused, timeZone } = change;
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new AppError('invalid', 'bad_time_zone', instagramErrors.timeZone);
  await deps.db.transaction(async (tx) => {
    await changeSendingAccount(tx, userId, {
      ...(paused !== undefined && { paused }),
      ...(timeZone !== undefined && { timeZone }),
    });
    await wakeSender(tx, userId, deps.clock.now());
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

export async function approveAll(deps: DeliveryDeps, userId: string, projectId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await approveReviewed(tx, userId, projectId, now);
    await wakeSender(tx, userId, now);
  });
}
