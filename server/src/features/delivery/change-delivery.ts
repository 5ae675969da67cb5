import { type deliveryActions, deliveryErrors } from '@opener/contract/delivery';
import { instagramErrors } from '@opener/contract/instagram';
import type { Tx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { findMessage } from '../message/find-message.ts';
import { requirePack } from '../instagram/require-pack.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { DeliveryDeps } from './deps.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { findOtherMessage } from './contacted.repo.ts';
import {
  type DeliveryRow,
  type DeliveryStatus,
  insertDelivery,
  lockDeliveryOf,
  updateDelivery,
} from './delivery.repo.ts';
import { isAsSeen, type SeenDelivery } from './is-as-seen.ts';
import { needsLook } from './needs-look.ts';
import { forReview } from './review.repo.ts';
import { saysAlreadyWritten, sentByHand, skippedByYou } from './skip-reasons.ts';
import { tellsOfWords } from './tells-of-words.ts';
import { whyBlocked } from './why-blocked.ts';

export type DeliveryAction = (typeof deliveryActions)[number];

/** From which states each action is allowed. */
const possible: Record<DeliveryAction, DeliveryStatus[]> = {
  approve: ['review'],
  skip: ['review', 'waiting'],
  send_now: ['review', 'waiting', 'skipped'],
  resend: ['failed', 'unknown'],
};

export async function changeDelivery(
  deps: DeliveryDeps,
  userId: string,
  messageId: string,
  { action, seen }: { action: DeliveryAction; seen?: SeenDelivery | null | undefined },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // The sender decides under the same lock, so nothing changes in between.
    const account = await lockSendingAccount(tx, userId);
    const message = await findMessage(tx, userId, messageId);
    if (action !== 'skip' && (!account || account.state === 'disconnected')) {
      throw new AppError('conflict', 'not_connected', instagramErrors.notConnected);
    }
    const blocked = action !== 'skip' && account && (await whyBlocked(tx, account, message));
    if (blocked) throw new AppError('conflict', 'do_not_contact', blocked);
    // A scheduled message may still be approved: it would have been sent anyway.
    if (action === 'send_now' || action === 'resend') await requirePack(tx, userId);
    const scheduled = await lockDeliveryOf(tx, userId, messageId);
    if (action !== 'skip' && seen !== undefined && !(await isAsSeen(tx, scheduled, seen)))
      throw new AppError('conflict', 'changed', deliveryErrors.changed);
    const delivery = scheduled ?? (await scheduleByHand(deps, tx, message, action, account?.account));
    if (!possible[action].includes(delivery.status))
      throw new AppError('conflict', 'wrong_state', deliveryErrors.cannot);
    // Nothing on such a message says that its person has written. In review it does. What was sent by hand, they may have answered.
    const isUntold = !scheduled || !(tellsOfWords(delivery) || delivery.reason === sentByHand);
    if (action === 'send_now' && isUntold && (await needsLook(tx, delivery)))
      return updateDelivery(tx, userId, delivery.id, forReview);

    const now = deps.clock.now();
    // `now` means the account that is connected now; an approved message stays with its own.
    const sender = action === 'send_now' || action === 'resend' ? account?.account : undefined;
    await updateDelivery(tx, userId, delivery.id, {
      ...changeFor(action, now, isToldOfEarlier(delivery, message, sender)),
      ...(action === 'resend' && { again: await mayBeTheirs(tx, delivery, sender) }),
      ...(sender && { sender }),
    });
    if (action !== 'skip') await wakeSender(tx, userId, now);
  });
}

/** Individually, not in bulk. */
const approved = { status: 'waiting', reason: null, heldUntil: null } as const;

function changeFor(action: DeliveryAction, now: Date, wasTold: boolean): Partial<DeliveryRow> {
  switch (action) {
    case 'approve':
      return { ...approved, again: false, approvedAt: now };
    case 'skip':
      return { status: 'skipped', reason: skippedByYou, finishedAt: now };
    case 'send_now':
      return { ...approved, urgent: true, approvedAt: now, again: wasTold };
    case 'resend':
      return { ...approved, urgent: true, attempts: 0, approvedAt: now };
  }
}

/**
 * Only users who were told about an earlier message may ask for a second one: from the account that they were told about, and not if they
 * were told of a mark that they have taken back.
 */
function isToldOfEarlier(
  { status, reason, sender: earlier }: DeliveryRow,
  { sentAt }: { sentAt: Date | null },
  sender: string | undefined,
): boolean {
  const isTakenBack = reason === sentByHand && sentAt === null;
  return status === 'skipped' && saysAlreadyWritten(reason) && !isTakenBack && earlier === sender;
}

/** An unknown delivery may itself be the message that this person got, but only if they have no other. */
async function mayBeTheirs(tx: Tx, delivery: DeliveryRow, sender = delivery.sender): Promise<boolean> {
  return delivery.status === 'unknown' && !(await findOtherMessage(tx, delivery, sender));
}

/** A message from before an account was connected can still be sent. */
async function scheduleByHand(
  deps: DeliveryDeps,
  tx: Tx,
  message: { id: string; userId: string; projectId: string; username: string; sentAt: Date | null },
  action: DeliveryAction,
  sender: string | undefined,
): Promise<DeliveryRow> {
  if (action !== 'send_now' || message.sentAt || sender === undefined)
    throw new AppError('conflict', 'no_delivery', deliveryErrors.noDelivery);
  const { id: messageId, userId, projectId, username } = message;
  await insertDelivery(tx, {
    id: newId(),
    userId,
    projectId,
    messageId,
    username,
    sender,
    status: 'review',
    createdAt: deps.clock.now(),
  });
  return (await lockDeliveryOf(tx, userId, messageId))!;
}
