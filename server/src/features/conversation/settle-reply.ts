// Records the outcome of a call. Only a definite answer counts as sent or not sent.
import type { Tx } from '../../db/database.ts';
import { after } from '../../lib/clock.ts';
import type { SendResult } from '../../providers/instagram/port.ts';
import { lockCredits } from '../credit/credit.repo.ts';
import { isSameAttempt } from '../delivery/is-same-attempt.ts';
import {
  givenUp,
  isSurelyUnsent,
  laterMs,
  mostAttempts,
  slowDown,
  uncounted,
  unknownReason,
} from '../delivery/settle-delivery.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import { loseAccount } from '../instagram/lose-account.ts';
import {
  endUnknowns,
  freezeAccount,
  isFresh,
  lockSendingAccount,
  type Sender,
  waitUntil,
} from '../instagram/sending-account.ts';
import type { ConversationDeps } from './deps.ts';
import { claimVendorId, type EntryRow, lockEntry, updateEntry } from './entry.repo.ts';
import { isFollowUp, settleFollowUp } from './follow-up/settle.ts';
import { idsOnce } from './note-delivered.ts';
import { findThreadRow, updateThread } from './thread.repo.ts';

/** For certain: nothing is in doubt. */
export const arrived = { status: 'sent', reason: null, doubtedAt: null } as const;

/** An answer that arrives after the sweeper gave up is still valid. */
export async function settleReply(
  deps: ConversationDeps,
  reply: EntryRow,
  result: SendResult,
  /** The connection that was used. */
  connectionRef: string | null,
): Promise<void> {
  const { userId } = reply;
  const sender = { userId, account: reply.sender };
  await deps.db.transaction(async (tx) => {
    // A follow-up costs a credit, and credits are locked first.
    if (isFollowUp(reply)) await lockCredits(tx, userId);
    const account = await lockSendingAccount(tx, userId);
    const now = deps.clock.now();
    const open = await lockConcerned(tx, reply, result);
    // The conversation may have been deleted with its project; what Instagram said about the account still applies.
    if (!open) return result.type === 'blocked' ? freezeAccount(deps, tx, sender, now) : undefined;
    if (result.type === 'sent' || result.type === 'declined') await endUnknowns(tx, sender);
    await settleEntry(tx, open, result, { now, sender, isNew: await isFresh(tx, connectionRef, now) });
    if (isFollowUp(open)) await settleFollowUp(deps, tx, open);
    if (result.type === 'blocked') return freezeAccount(deps, tx, sender, now);
    const isLost = result.type === 'account lost' && !(await isFresh(tx, connectionRef, now));
    if (isLost && account?.connectionRef === connectionRef) await loseAccount(deps, tx, userId);
  });
}

async function settleEntry(
  tx: Tx,
  open: EntryRow,
  result: SendResult,
  { isNew, ...moment }: Moment & { isNew: boolean },
): Promise<void> {
  // Read from the provider meanwhile, it has its id: this attempt or an earlier one has arrived.
  if (result.type !== 'sent' && open.vendorId !== null) return updateEntry(tx, open, arrived);
  switch (result.type) {
    case 'sent':
      return settleAsSent(tx, open, result, moment.now);
    case 'declined':
      return fail(tx, open, result.sentence);
    case 'account lost':
      return isNew ? tryLater(tx, open, moment) : putBack(tx, open);
    case 'not now':
      return tryLater(tx, open, { ...moment, ...result });
    case 'called off':
    case 'blocked':
      return putBack(tx, open);
  }
}

/**
 * As it is now, if this outcome concerns it. What has arrived counts although it was given up, and is not sent once more. A follow-up that
 * was given up is paid for and over, unless it has arrived.
 */
async function lockConcerned(tx: Tx, claimed: EntryRow, { type }: SendResult): Promise<EntryRow | undefined> {
  const entry = await lockEntry(tx, claimed.userId, claimed.id);
  if (!entry) return undefined;
  const open: EntryRow['status'][] = isFollowUp(entry) ? ['sending'] : ['sending', 'unknown'];
  const isConcerned =
    type === 'sent' ? entry.status !== 'sent' : open.includes(entry.status) && isSameAttempt(entry, claimed);
  return isConcerned ? entry : undefined;
}

async function settleAsSent(
  tx: Tx,
  open: EntryRow,
  { chatId, recipientId, messageId = null }: SendResult & { type: 'sent' },
  now: Date,
): Promise<void> {
  const { userId, sender: account, threadId } = open;
  const vendorId = await claimVendorId(tx, { userId, account }, messageId, open.id);
  await updateEntry(tx, open, { ...arrived, at: now, vendorId });
  const thread = await findThreadRow(tx, userId, threadId);
  if (!thread) return;
  // The user wrote it when it was queued: whoever has answered since then waits for them.
  await updateThread(tx, userId, threadId, { ...idsOnce(thread, { chatId, recipientId }), activeAt: now });
}

async function putBack(tx: Tx, open: EntryRow): Promise<void> {
  const { attempts } = open;
  await updateEntry(tx, open, { status: 'waiting', startedAt: null, attempts, ...withoutDoubt(open) });
}

async function fail(tx: Tx, open: EntryRow, reason: string): Promise<void> {
  await updateEntry(tx, open, { status: 'failed', reason, ...withoutDoubt(open) });
}

/** This attempt did not send it. An earlier one may have. */
function withoutDoubt({ doubtedAt, startedAt }: EntryRow): Pick<EntryRow, 'doubtedAt'> {
  return { doubtedAt: isSameAttempt({ startedAt: doubtedAt }, { startedAt }) ? null : doubtedAt };
}

type Moment = { now: Date; sender: Sender; retryAfterMs?: number; isAway?: boolean };

async function tryLater(
  tx: Tx,
  open: EntryRow,
  { now, sender, retryAfterMs = 0, isAway = false }: Moment,
): Promise<void> {
  if (isAway) await putBack(tx, uncounted(open));
  else await tryAgain(tx, open, givenUp.refused);
  if (isAway || open.attempts < mostAttempts)
    await waitUntil(tx, sender, after(now, Math.max(laterMs, retryAfterMs)));
}

async function tryAgain(tx: Tx, open: EntryRow, reason: string): Promise<void> {
  await (open.attempts >= mostAttempts ? fail(tx, open, reason) : putBack(tx, open));
}

/** Never retried automatically, unless the call was not made: it may have been delivered. */
export async function settleReplyWithoutOutcome(
  deps: ConversationDeps,
  reply: EntryRow,
  because: 'no answer' | 'worker died',
): Promise<void> {
  const { userId, sender: account } = reply;
  await deps.db.transaction(async (tx) => {
    if (isFollowUp(reply)) await lockCredits(tx, userId);
    await lockSendingAccount(tx, userId);
    const open = await lockEntry(tx, userId, reply.id);
    if (open?.status !== 'sending' || !isSameAttempt(open, reply)) return;
    await wakeSender(tx, userId, deps.clock.now());
    const isKnown = open.vendorId !== null;
    const isInDoubt = !isKnown && !isSurelyUnsent(open);
    const doubtedAt = open.doubtedAt ?? open.startedAt;
    if (isKnown) await updateEntry(tx, open, arrived);
    else if (isInDoubt) await updateEntry(tx, open, { status: 'unknown', reason: unknownReason, doubtedAt });
    else await tryAgain(tx, open, givenUp.interrupted);
    await updateThread(tx, userId, open.threadId, { activeAt: deps.clock.now() });
    if (isFollowUp(open)) await settleFollowUp(deps, tx, open);
    if (isInDoubt) await slowDown(deps, tx, { userId, account }, because);
  });
}
