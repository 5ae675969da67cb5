import { deliveryErrors, tooManyADay } from '@opener/contract/delivery';
import { instagramErrors } from '@opener/contract/instagram';
import { isTimeZone } from '@opener/contract/local-time';
import { AppError } from '../../lib/errors.ts';
import { moveTo } from '../instagram/counted-day.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import {
  changeSendingAccount,
  chooseSchedule,
  lockSendingAccount,
  type SendingAccount,
} from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';

export type SendingChange = {
  /** The account whose schedule the user saw. */
  account?: string | undefined;
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
  const { paused, timeZone, dailyCap } = change;
  const schedule = scheduleIn(change);
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new AppError('invalid', 'bad_time_zone', instagramErrors.timeZone);
  if (dailyCap !== undefined && dailyCap > deps.pace.dailyCap.to)
    throw new AppError('invalid', 'unsafe_cap', tooManyADay(deps.pace.dailyCap.to));
  await deps.db.transaction(async (tx) => {
    const account = await lockSendingAccount(tx, userId);
    const now = deps.clock.now();
    await changeSendingAccount(tx, userId, {
      ...(paused !== undefined && { paused }),
      ...(timeZone !== undefined && account && { zoneChosen: true, ...moveTo(timeZone, account, now) }),
    });
    if (Object.keys(schedule).length > 0)
      await chooseSchedule(tx, theAccount(account, change.account), schedule);
    if (paused) await deps.onHalt(tx, { userId }, 'paused');
    await wakeSender(tx, userId, now);
  });
}

function scheduleIn({ hours, weekdays, dailyCap }: SendingChange): Parameters<typeof chooseSchedule>[2] {
  return {
    ...(hours && { hoursFrom: hours.from, hoursTo: hours.to }),
    ...(weekdays && { weekdays: weekdays.toSorted((a, b) => a - b) }),
    ...(dailyCap !== undefined && { dailyCap }),
  };
}

/** Only the displayed schedule can be changed: that of the connected account, if it is still the same. */
function theAccount(account: SendingAccount | undefined, meant: string | undefined): SendingAccount {
  if (!account || account.state === 'disconnected')
    throw new AppError('conflict', 'not_connected', instagramErrors.notConnected);
  if (meant !== undefined && account.username !== meant)
    throw new AppError('conflict', 'other_account', deliveryErrors.otherAccount);
  return account;
}
