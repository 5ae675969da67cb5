import type { Tx } from '../../db/database.ts';
import { after, seconds } from '../../lib/clock.ts';
import { lockMessage } from '../message/lock-message.ts';
import { type SendingAccount, waitUntil } from '../instagram/sending-account.ts';
import { countToday } from './count-today.ts';
import type { DeliveryDeps } from './deps.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { findOtherMessage, insertContacted, wasWrittenByHand, wasWrittenFrom } from './contacted.repo.ts';
import { type DeliveryRow, findNextWaiting, findSendingNow, updateDelivery } from './delivery.repo.ts';
import { endedPerTurn, lockOpenAccount } from './lock-open-account.ts';
import { needsLook } from './needs-look.ts';
import { forReview } from './review.repo.ts';
import { earliestSend, gapAfter, scheduleOf } from './pacing.ts';
import { recordSend } from './record-send.ts';
import { alreadyWritten, sentByHand, writtenBefore, writtenByHandBefore } from './skip-reasons.ts';
import { listIfBlocked } from './why-blocked.ts';

export type TakenTurn =
  | { type: 'nothing' }
  | { type: 'later'; at: Date }
  | {
      type: 'send';
      delivery: DeliveryRow;
      connection: string;
      connectionRef: string | null;
      from: string;
      text: string;
    };

const lookAgainMs = seconds(10);

/**
 * Decides under the account's lock what may be sent now, and commits `sending` before any call is made; or schedules the sender's next
 * turn. "Send now" waits for the same lock and wakes the sender afterwards.
 */
export async function takeTurn(deps: DeliveryDeps, userId: string): Promise<TakenTurn> {
  return deps.db.transaction(async (tx) => {
    const turn = await decide(deps, tx, userId);
    if (turn.type === 'later') await wakeSender(tx, userId, turn.at);
    return turn;
  });
}

async function decide(deps: DeliveryDeps, tx: Tx, userId: string): Promise<TakenTurn> {
  const open = await lockOpenAccount(deps, tx, userId);
  if (!open) return { type: 'nothing' };
  const { account, connection, now } = open;
  if (account.frozenUntil && account.frozenUntil > now) return { type: 'later', at: account.frozenUntil };
  // One at a time: its outcome, or the sweeper, starts the next turn.
  if ((await findSendingNow(tx, userId)) || (await deps.conversations.isSending(tx, userId)))
    return { type: 'later', at: after(now, lookAgainMs) };

  const delivery = await nextAllowed(deps, tx, account);
  if (!delivery) return { type: 'nothing' };
  if (delivery === 'more') return { type: 'later', at: now };
  const today = await countToday(tx, account, now);
  const at = earliestSend(scheduleOf(deps.pace, account), {
    ...account,
    now,
    ...today,
    heldUntil: delivery.heldUntil,
    urgent: delivery.urgent,
  });
  if (at > now) return { type: 'later', at };

  const message = await lockMessage(tx, { userId, id: delivery.messageId });
  const claim = {
    userId,
    sender: account.account,
    username: delivery.username,
    deliveryId: delivery.id,
    at: now,
  };
  const already = await writtenAlready(tx, claim, message, delivery, account.username);
  if (already !== undefined) {
    await skip(tx, delivery, now, already);
    return { type: 'later', at: now };
  }
  const { text } = message;
  const started = { status: 'sending', text, startedAt: now, cleared: false, reason: null } as const;
  await updateDelivery(tx, userId, delivery.id, { ...started, attempts: delivery.attempts + 1 });
  await recordSend(tx, account, { deliveryId: delivery.id, at: now });
  await waitUntil(tx, account, gapAfter(deps.pace, now, Math.random));
  const { connectionRef, username: from } = account;
  return { type: 'send', delivery: { ...delivery, ...started }, connection, connectionRef, from, text };
}

/** The reason, if this person already got a message and no second one was requested; otherwise records the contact. */
async function writtenAlready(
  tx: Tx,
  claim: Parameters<typeof insertContacted>[1],
  message: { sentAt: Date | null },
  delivery: DeliveryRow,
  name: string,
): Promise<string | undefined> {
  const { again } = delivery;
  // The user who asked to send again knew about earlier messages, but not about later ones.
  const since = again && (await findOtherMessage(tx, delivery, claim.sender, delivery.approvedAt));
  if (since) return alreadyWritten(since.sender, name);
  if (!again && message.sentAt !== null) return sentByHand;
  if (!again && (await wasWrittenByHand(tx, claim.userId, claim.username))) return writtenByHandBefore;
  if (!again && (await wasWrittenFrom(tx, claim.sender, claim.username))) return writtenBefore(name);
  return (await insertContacted(tx, claim, again)) ? undefined : writtenBefore(name);
}

/** The next waiting message to somebody who may be contacted. Others are skipped with the reason, or held for the owner's closer look. */
async function nextAllowed(
  deps: DeliveryDeps,
  tx: Tx,
  account: SendingAccount,
): Promise<DeliveryRow | 'more' | undefined> {
  for (let ended = 0; ended < endedPerTurn; ended++) {
    const delivery = await findNextWaiting(tx, account);
    if (!delivery) return undefined;
    const reason = await listIfBlocked({ db: tx, clock: deps.clock }, account, delivery);
    if (reason !== undefined) await skip(tx, delivery, deps.clock.now(), reason);
    else if (await needsLook(tx, delivery)) await updateDelivery(tx, account.userId, delivery.id, forReview);
    else return delivery;
  }
  return 'more';
}

async function skip(tx: Tx, delivery: DeliveryRow, now: Date, reason: string): Promise<void> {
  await updateDelivery(tx, delivery.userId, delivery.id, { status: 'skipped', reason, finishedAt: now });
}
