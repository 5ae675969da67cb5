// What became of a call. Only a definite answer is sent or not sent.
import type { Tx } from '../../db/database.ts';
import { after, hours, minutes, seconds } from '../../lib/clock.ts';
import type { SendResult } from '../../providers/instagram/port.ts';
import { noteSent } from '../dm/note-sent.ts';
import { loseAccount } from '../instagram/lose-account.ts';
import {
  freezeAccount,
  type InstagramAccount,
  isFresh,
  lockSendingAccount,
  waitUntil,
} from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import {
  countUnknownInARow,
  deleteContacted,
  type DeliveryRow,
  lockOpenDelivery,
  updateDelivery,
} from './delivery.repo.ts';

export const unknownReason =
  'We could not confirm that it was delivered. Please check on Instagram before you send it again.';

const mostAttempts = 5;
const laterMs = minutes(5);
/** Times the longest gap: after one answer that says nothing, after a second in a row; the third freezes the account. */
const slower = [5, 20];
const inARowWithin = hours(48);

/** An answer that comes after the sweeper gave up is still the truth, and counts. */
export async function settleDelivery(
  deps: DeliveryDeps,
  delivery: DeliveryRow,
  result: SendResult,
  /** The connection that gave it. */
  connectionRef: string | null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The account before its deliveries, as everybody locks them.
    const account = await lockSendingAccount(tx, delivery.userId);
    const open = await lockOpenDelivery(tx, delivery.userId, delivery.id);
    if (!open) return;
    const { userId } = open;
    const now = deps.clock.now();
    // What an account is told does not concern the one that was connected meanwhile.
    const isSender = account?.username === open.sender;
    switch (result.type) {
      case 'sent':
        await updateDelivery(tx, userId, open.id, {
          status: 'sent',
          reason: null,
          chatId: result.chatId,
          recipientId: result.recipientId ?? null,
          finishedAt: now,
        });
        return noteSent(tx, userId, open.messageId, now);
      case 'declined':
        await forgetContact(tx, open);
        return updateDelivery(tx, userId, open.id, {
          status: 'failed',
          reason: result.sentence,
          finishedAt: now,
        });
      case 'blocked':
        await putBack(tx, open);
        return isSender ? freezeAccount(tx, userId, now) : undefined;
      case 'account lost':
        if (await isFresh(tx, connectionRef, now)) return tryLater(tx, open, { now, isSender });
        await putBack(tx, open);
        return account?.connectionRef === connectionRef ? loseAccount(deps, tx, userId) : undefined;
      case 'not now':
        return tryLater(tx, open, { now, isSender, ...result });
    }
  });
}

type Moment = {
  now: Date;
  /** Whether the account that was told to wait is still the one that is connected. */
  isSender: boolean;
  retryAfterMs?: number;
};

async function tryLater(
  tx: Tx,
  open: DeliveryRow,
  { now, isSender, retryAfterMs = 0 }: Moment,
): Promise<void> {
  if (open.attempts < mostAttempts) {
    await putBack(tx, open);
    if (isSender) await waitUntil(tx, open.userId, after(now, Math.max(laterMs, retryAfterMs)));
    return;
  }
  await forgetContact(tx, open);
  await updateDelivery(tx, open.userId, open.id, {
    status: 'failed',
    reason: 'Instagram did not take it, several times.',
    finishedAt: now,
  });
}

/** Never tried again by itself: it may have been delivered. Limits come in this way too, so that the account slows down. */
export async function settleAsUnknown(deps: DeliveryDeps, delivery: DeliveryRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await lockSendingAccount(tx, delivery.userId);
    const open = await lockOpenDelivery(tx, delivery.userId, delivery.id);
    if (open?.status !== 'sending') return;
    const now = deps.clock.now();
    await updateDelivery(tx, open.userId, open.id, {
      status: 'unknown',
      reason: unknownReason,
      finishedAt: now,
    });
    if (account?.username === open.sender) await slowDown(deps, tx, account, now);
  });
}

async function slowDown({ pace }: DeliveryDeps, tx: Tx, account: InstagramAccount, now: Date): Promise<void> {
  const inARow = await countUnknownInARow(tx, account, after(now, -inARowWithin));
  const times = slower[inARow - 1];
  if (times === undefined) return freezeAccount(tx, account.userId, now);
  const next = after(now, seconds(pace.gap.to * times));
  if (!account.nextSendAt || account.nextSendAt < next) await waitUntil(tx, account.userId, next);
}

async function putBack(tx: Tx, delivery: DeliveryRow): Promise<void> {
  await forgetContact(tx, delivery);
  // Also what was urgent keeps the pace from now on: the vendor asked us to wait.
  await updateDelivery(tx, delivery.userId, delivery.id, {
    status: 'waiting',
    startedAt: null,
    urgent: false,
  });
}

/** A message that is sent again may have arrived the first time, so that the contact stays on record. */
async function forgetContact(tx: Tx, delivery: DeliveryRow): Promise<void> {
  if (!delivery.again) await deleteContacted(tx, delivery.userId, delivery.id);
}
