import { followUpRules } from '@opener/contract/follow-up';
import type { SendingSchedule } from '@opener/contract/pace';
import type { Tx } from '../../../db/database.ts';
import { after, hours, seconds } from '../../../lib/clock.ts';
import { type CreditAccount, lockCredits } from '../../credit/credit.repo.ts';
import { countToday } from '../../delivery/count-today.ts';
import { findSendingNow } from '../../delivery/delivery.repo.ts';
import { endedPerTurn, lockOpenAccount } from '../../delivery/lock-open-account.ts';
import { earliestSend, gapAfter, scheduleOf, sendingDays } from '../../delivery/pacing.ts';
import { recordSend } from '../../delivery/record-send.ts';
import { type SendingAccount, waitUntil } from '../../instagram/sending-account.ts';
import { wakeSender } from '../../instagram/sender.tasks.ts';
import type { ConversationDeps } from '../deps.ts';
import { type EntryRow, isReplyBeingSent, lockEntry, updateEntry } from '../entry.repo.ts';
import type { ReplyTurn } from '../take-reply-turn.ts';
import { findThreadRow, type ThreadRow } from '../thread.repo.ts';
import { canPay, reserveForAttempt } from './charge.ts';
import { endFollowUp } from './end.ts';
import { findNextQueued, type FollowUpRow, hasQueued, lockFollowUp } from './follow-up.repo.ts';
import { haltFollowUps } from './halt.ts';
import { whyNot } from './why-not.ts';

const lookAgainMs = seconds(10);
const withoutCreditMs = hours(1);

/** `read`: the conversation is to be compared with the provider's first. */
export type FollowUpTurn =
  | ReplyTurn
  | { type: 'read'; followUp: FollowUpRow; thread: ThreadRow; connection: string };

/**
 * Decides under the account's lock whether a follow-up may be sent now, and commits `sending` and its credit before any call is made; or
 * schedules the sender's next turn. `readId`: the conversation that was read just now; no other is written to.
 */
export async function takeFollowUpTurn(
  deps: ConversationDeps,
  userId: string,
  readId?: string,
): Promise<FollowUpTurn> {
  // Most users have none: then nothing is locked.
  if (!(await hasQueued(deps.db, userId))) return { type: 'nothing' };
  return deps.db.transaction(async (tx) => {
    // The common lock order: credits before the sending account.
    const credits = await lockCredits(tx, userId);
    const turn = await decide(deps, tx, { userId, readId }, credits);
    if (turn.type === 'later') await wakeSender(tx, userId, turn.at);
    return turn;
  });
}

async function decide(
  deps: ConversationDeps,
  tx: Tx,
  { userId, readId }: { userId: string; readId: string | undefined },
  credits: CreditAccount | undefined,
): Promise<FollowUpTurn> {
  const open = await lockOpenAccount(deps, tx, userId);
  if (!open) return { type: 'nothing' };
  const { account, connection, now } = open;
  // Somebody else who had the account may have got it limited.
  if (account.frozenUntil && account.frozenUntil > now) {
    await haltFollowUps(tx, account, 'frozen');
    return { type: 'nothing' };
  }
  const next = await nextAllowed(deps, tx, open);
  if (!next) return { type: 'nothing' };
  if (next === 'more') return { type: 'later', at: now };
  // One at a time: its outcome, or the sweeper, starts the next turn.
  if ((await findSendingNow(tx, userId)) || (await isReplyBeingSent(tx, userId)))
    return { type: 'later', at: after(now, lookAgainMs) };
  // Like a first message: nobody asked for it.
  const today = await countToday(tx, account, now);
  const schedule = scheduleOf(deps.pace, account);
  const { heldUntil } = next.followUp;
  const at = earliestSend(schedule, { ...account, now, ...today, heldUntil, urgent: false });
  if (at > now) return { type: 'later', at };
  if (!canPay(credits)) return { type: 'later', at: after(now, withoutCreditMs) };

  const { entry, followUp, thread } = next;
  if (thread.id !== readId) return { type: 'read', followUp, thread, connection };
  const started = {
    status: 'sending',
    startedAt: now,
    cleared: false,
    attempts: entry.attempts + 1,
  } as const;
  await updateEntry(tx, entry, started);
  await reserveForAttempt(deps, tx, { ...entry, username: thread.username }, credits);
  await recordSend(tx, account, { deliveryId: entry.id, at: now });
  await waitUntil(tx, account, gapAfter(deps.pace, now, Math.random));
  const { connectionRef, username: from } = account;
  return { type: 'send', reply: { ...entry, ...started }, thread, connection, connectionRef, from };
}

type Next = { entry: EntryRow; followUp: FollowUpRow; thread: ThreadRow };

/** Those that must not be sent any more end with the reason. */
async function nextAllowed(
  deps: ConversationDeps,
  tx: Tx,
  { account, now }: { account: SendingAccount; now: Date },
): Promise<Next | 'more' | undefined> {
  for (let n = 0; n < endedPerTurn; n++) {
    const id = await findNextQueued(tx, account);
    if (id === undefined) return undefined;
    const followUp = (await lockFollowUp(tx, account.userId, id))!;
    const entry = (await lockEntry(tx, account.userId, id))!;
    const thread = (await findThreadRow(tx, account.userId, entry.threadId))!;
    const isLate = isOverdue(scheduleOf(deps.pace, account), entry.askedAt ?? followUp.dueAt, now);
    const ended = (await whyNot(deps, tx, followUp, thread)) ?? (isLate ? 'late' : undefined);
    if (ended === undefined) return { entry, followUp, thread };
    await endFollowUp(tx, followUp, ended);
  }
  return 'more';
}

/** Whoever approved it late wants it sent; and days on which the account sends nothing make none late. */
function isOverdue(schedule: SendingSchedule, asked: Date, now: Date): boolean {
  const days = sendingDays(schedule, asked);
  for (let n = 0; n < followUpRules.lateDays; n++) days.next();
  return days.next().value < now;
}
