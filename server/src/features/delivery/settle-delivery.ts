// Records the outcome of a call. Only a definite answer counts as sent or not sent.
import type { Tx } from '../../db/database.ts';
import { after, minutes, seconds } from '../../lib/clock.ts';
import type { SendResult } from '../../providers/instagram/port.ts';
import { findMessage } from '../message/find-message.ts';
import { noteSent } from '../message/note-sent.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { loseAccount } from '../instagram/lose-account.ts';
import {
  endUnknowns,
  freezeAccount,
  isFresh,
  lockSendingAccount,
  noteUnknown,
  type Sender,
  waitUntil,
} from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { deleteContacted } from './contacted.repo.ts';
import { type DeliveryRow, lockDelivery, updateDelivery } from './delivery.repo.ts';
import { isSameAttempt } from './is-same-attempt.ts';
import { needsLook } from './needs-look.ts';
import { forReview } from './review.repo.ts';
import { takeBackSend } from './record-send.ts';
import { sentByHand } from './skip-reasons.ts';

export const unknownReason =
  'We could not confirm that it was delivered. Please check on Instagram before you send it again.';

export const mostAttempts = 5;
/** After so many: what Instagram did, or what happened to us each time. */
export const givenUp = {
  refused: 'Instagram did not accept it after several attempts.',
  interrupted: 'We were interrupted in several attempts to send it. It was not sent.',
};
export const laterMs = minutes(5);
/** Multiples of the longest gap: after one unknown outcome, and after a second in a row; the third freezes the account. */
const slower = [5, 20];

/** An answer that arrives after the sweeper gave up is still valid. */
export async function settleDelivery(
  deps: DeliveryDeps,
  delivery: DeliveryRow,
  result: SendResult,
  /** The connection that was used. */
  connectionRef: string | null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The account before its deliveries: the common lock order.
    const account = await lockSendingAccount(tx, delivery.userId);
    const row = await lockConcerned(tx, delivery, result);
    const now = deps.clock.now();
    const { userId } = delivery;
    // What Instagram says about one account does not concern an account connected since.
    const sender = { userId, account: delivery.sender };
    // The message may have been deleted with its project; what Instagram said about the account still applies.
    if (!row) return result.type === 'blocked' ? freezeAccount(deps, tx, sender, now) : undefined;
    if (result.type === 'sent' || result.type === 'declined') await endUnknowns(tx, sender);
    switch (result.type) {
      case 'sent':
        return settleAsSent(deps, tx, { row, claimed: delivery }, result);
      case 'called off':
        return putBack(tx, row, now);
      case 'declined':
        return giveUp(tx, row, now, result.sentence);
      case 'blocked':
        await putBack(tx, row, now);
        return freezeAccount(deps, tx, sender, now);
      case 'account lost':
        if (await isFresh(tx, connectionRef, now)) return tryLater(tx, row, { now, sender });
        await putBack(tx, row, now);
        return account?.connectionRef === connectionRef ? loseAccount(deps, tx, userId) : undefined;
      case 'not now':
        return tryLater(tx, row, { now, sender, ...result });
    }
  });
}

/** The row as it is now, if this outcome concerns it. What has arrived counts although it was given up, and is not sent once more. */
async function lockConcerned(
  tx: Tx,
  claimed: DeliveryRow,
  { type }: SendResult,
): Promise<DeliveryRow | undefined> {
  const row = await lockDelivery(tx, claimed.userId, claimed.id);
  if (!row) return undefined;
  const isOpen = row.status === 'sending' || row.status === 'unknown';
  // Another account that is writing to them by now has its own outcome.
  const isOthers = row.status === 'sending' && row.sender !== claimed.sender;
  const isConcerned =
    type === 'sent' ? row.status !== 'sent' && !isOthers : isOpen && isSameAttempt(row, claimed);
  return isConcerned ? row : undefined;
}

async function settleAsSent(
  { clock, conversations }: DeliveryDeps,
  tx: Tx,
  { row, claimed }: { row: DeliveryRow; claimed: DeliveryRow },
  { chatId, recipientId, messageId = null }: SendResult & { type: 'sent' },
): Promise<void> {
  const now = clock.now();
  const sent = {
    status: 'sent',
    reason: null,
    chatId,
    ...(recipientId && { recipientId }),
    sender: claimed.sender,
    text: claimed.text,
    startedAt: claimed.startedAt,
    finishedAt: now,
  } as const;
  const { userId, id } = row;
  await updateDelivery(tx, userId, id, sent);
  await noteSent(tx, { userId, id: row.messageId }, now);
  await conversations.noteSent(tx, { ...row, ...sent }, { at: now, vendorId: messageId });
}

type Moment = {
  now: Date;
  /** The account that was told to wait, connected or not. */
  sender: Sender;
  retryAfterMs?: number;
  isAway?: boolean;
};

async function tryLater(
  tx: Tx,
  open: DeliveryRow,
  { now, sender, retryAfterMs = 0, isAway = false }: Moment,
): Promise<void> {
  if (isAway) await putBack(tx, uncounted(open), now);
  else await tryAgain(tx, open, now, givenUp.refused);
  if (isAway || open.attempts < mostAttempts)
    await waitUntil(tx, sender, after(now, Math.max(laterMs, retryAfterMs)));
}

/** While the provider is away, messages wait for as long as it takes. */
export function uncounted<Row extends { attempts: number }>(open: Row): Row {
  return { ...open, attempts: open.attempts - 1 };
}

async function tryAgain(tx: Tx, open: DeliveryRow, now: Date, reason: string): Promise<void> {
  await (open.attempts >= mostAttempts ? giveUp(tx, open, now, reason) : putBack(tx, open, now));
}

/** Nothing leaves before the last check has passed. */
export const isSurelyUnsent = ({ cleared }: { cleared: boolean | null }) => cleared === false;

/**
 * Never retried automatically, unless the call was not made: it may have been delivered. Instagram's limits can look like this too, so the account slows down and is
 * frozen after a few in a row. A crash of our worker does not count.
 */
export async function settleWithoutOutcome(
  deps: DeliveryDeps,
  delivery: DeliveryRow,
  because: 'no answer' | 'worker died',
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockSendingAccount(tx, delivery.userId);
    const row = await lockDelivery(tx, delivery.userId, delivery.id);
    if (row?.status !== 'sending' || !isSameAttempt(row, delivery)) return;
    const now = deps.clock.now();
    // The turn that died with it may have been the only one planned before tomorrow.
    await wakeSender(tx, row.userId, now);
    const sender = { userId: row.userId, account: row.sender };
    if (isSurelyUnsent(row)) return tryAgain(tx, row, now, givenUp.interrupted);
    const unknown = { status: 'unknown', reason: unknownReason, finishedAt: now } as const;
    await updateDelivery(tx, row.userId, row.id, unknown);
    await deps.conversations.noteSent(tx, { ...row, ...unknown }, { at: now, vendorId: null });
    await slowDown(deps, tx, sender, because);
  });
}

/** After a message without a known outcome. */
export async function slowDown(
  deps: DeliveryDeps,
  tx: Tx,
  sender: Sender,
  because: 'no answer' | 'worker died',
): Promise<void> {
  const { pace, clock } = deps;
  const now = clock.now();
  const inARow = because === 'no answer' ? await noteUnknown(tx, sender, now) : 1;
  const times = slower[inARow - 1];
  if (times === undefined) return freezeAccount(deps, tx, sender, now);
  await waitUntil(tx, sender, after(now, seconds(pace.gap.to * times)));
}

async function giveUp(tx: Tx, delivery: DeliveryRow, now: Date, reason: string): Promise<void> {
  await forgetSend(tx, delivery);
  const failed = { status: 'failed', reason, finishedAt: now } as const;
  await updateDelivery(tx, delivery.userId, delivery.id, (await sentMeanwhile(tx, delivery, now)) ?? failed);
}

/** Back to waiting or, if its person has written meanwhile, to review. */
export async function putBack(tx: Tx, delivery: DeliveryRow, now: Date): Promise<void> {
  await forgetSend(tx, delivery);
  // Urgent messages follow the pace from now on: the vendor asked us to wait.
  const { attempts } = delivery;
  const inLine = { status: 'waiting', startedAt: null, urgent: false, attempts } as const;
  const back = (await needsLook(tx, delivery)) ? forReview : inLine;
  await updateDelivery(tx, delivery.userId, delivery.id, (await sentMeanwhile(tx, delivery, now)) ?? back);
}

/** Whether the user sent it by hand while we tried to. Marking takes the account's lock too, so none can follow this check. */
async function sentMeanwhile(
  tx: Tx,
  delivery: DeliveryRow,
  now: Date,
): Promise<Partial<DeliveryRow> | undefined> {
  const { sentAt } = await findMessage(tx, delivery.userId, delivery.messageId);
  if (sentAt === null || delivery.again) return undefined;
  return { status: 'skipped', reason: sentByHand, finishedAt: now };
}

/** It must not be sent, and was not. */
export async function skipUnsent(tx: Tx, delivery: DeliveryRow, now: Date, reason: string): Promise<void> {
  await forgetSend(tx, delivery);
  await updateDelivery(tx, delivery.userId, delivery.id, { status: 'skipped', reason, finishedAt: now });
}

/** It definitely was not sent. But a message that is sent again may have arrived the first time, so the contact stays recorded. */
export async function forgetSend(tx: Tx, { userId, id, startedAt, again }: DeliveryRow): Promise<void> {
  if (!startedAt) return;
  const attempt = { userId, deliveryId: id, at: startedAt };
  await takeBackSend(tx, attempt);
  if (!again) await deleteContacted(tx, attempt);
}
