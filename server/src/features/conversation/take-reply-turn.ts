import { conversationErrors } from '@opener/contract/conversation';
import type { Tx } from '../../db/database.ts';
import { after, hours, seconds } from '../../lib/clock.ts';
import { findSendingNow } from '../delivery/delivery.repo.ts';
import { endedPerTurn, lockOpenAccount } from '../delivery/lock-open-account.ts';
import { gapAfter } from '../delivery/pacing.ts';
import { listIfBlocked } from '../delivery/why-blocked.ts';
import type { Addressee } from '../instagram/known-by.ts';
import { type SendingAccount, waitUntil, wasInterrupted } from '../instagram/sending-account.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';
import type { ConversationDeps } from './deps.ts';
import { type EntryRow, findNextReply, isReplyBeingSent, updateEntry } from './entry.repo.ts';
import { findThreadRow, type ThreadRow } from './thread.repo.ts';

export type ReplyTurn =
  | { type: 'nothing' }
  | { type: 'later'; at: Date }
  | {
      type: 'send';
      reply: EntryRow;
      thread: ThreadRow;
      connection: string;
      connectionRef: string | null;
      from: string;
    };

const lookAgainMs = seconds(10);

/**
 * Decides under the account's lock whether a reply may be sent now, and commits `sending` before any call is made; or schedules the
 * sender's next turn.
 */
export async function takeReplyTurn(deps: ConversationDeps, userId: string): Promise<ReplyTurn> {
  return deps.db.transaction(async (tx) => {
    const turn = await decide(deps, tx, userId);
    if (turn.type === 'later') await wakeSender(tx, userId, turn.at);
    return turn;
  });
}

async function decide(deps: ConversationDeps, tx: Tx, userId: string): Promise<ReplyTurn> {
  const open = await lockOpenAccount(deps, tx, userId);
  const next = open && (await nextAllowed(deps, tx, open.account));
  if (!next) return { type: 'nothing' };
  const { account, connection, now } = open;
  if (next === 'more') return { type: 'later', at: now };
  // One at a time: its outcome, or the sweeper, starts the next turn.
  if ((await findSendingNow(tx, userId)) || (await isReplyBeingSent(tx, userId)))
    return { type: 'later', at: after(now, lookAgainMs) };
  // Replies wait for the gap and for a freeze, but not for the hours or the daily cap: those protect people who did not ask for a message.
  for (const at of [account.frozenUntil, account.nextSendAt])
    if (at && at > now) return { type: 'later', at };

  const started = {
    status: 'sending',
    startedAt: now,
    cleared: false,
    attempts: next.reply.attempts + 1,
  } as const;
  await updateEntry(tx, next.reply, started);
  await waitUntil(tx, account, gapAfter(deps.pace, now, Math.random));
  const { connectionRef, username: from } = account;
  return {
    type: 'send',
    reply: { ...next.reply, ...started },
    thread: next.thread,
    connection,
    connectionRef,
    from,
  };
}

/** Those to people who must not be contacted, or who have or may have written again, are skipped with the reason. */
async function nextAllowed(
  deps: ConversationDeps,
  tx: Tx,
  account: SendingAccount,
): Promise<{ reply: EntryRow; thread: ThreadRow } | 'more' | undefined> {
  for (let ended = 0; ended < endedPerTurn; ended++) {
    const reply = await findNextReply(tx, account);
    const thread = reply && (await findThreadRow(tx, reply.userId, reply.threadId));
    if (!thread) return undefined;
    const reason =
      (await whyNotToSend(deps, tx, { reply, thread })) ??
      ((await isBlind(tx, account, reply)) ? conversationErrors.outOfTouch : undefined);
    if (reason === undefined) return { reply, thread };
    await updateEntry(tx, reply, { status: 'skipped', reason });
  }
  return 'more';
}

/** Whether they may have written since the user wrote it without anybody here being told. */
async function isBlind(tx: Tx, { connectionRef }: SendingAccount, { askedAt }: EntryRow): Promise<boolean> {
  return connectionRef !== null && askedAt !== null && wasInterrupted(tx, connectionRef, askedAt);
}

/** Then an account was lost, paused or limited, and what was written for that day may be out of place. */
const longMs = hours(24);

/** The reason, if it must not be sent: an opt-out, an answer that the user had not seen when they wrote it, or a long wait. */
export async function whyNotToSend(
  { clock }: Pick<ConversationDeps, 'clock'>,
  tx: Tx,
  { reply, thread }: { reply: EntryRow; thread: ThreadRow & Addressee },
): Promise<string | undefined> {
  const account = { userId: thread.userId, account: thread.sender };
  if (await listIfBlocked({ db: tx, clock }, account, thread)) return conversationErrors.doNotContact;
  const { heardAt } = thread;
  const { askedAt } = reply;
  if (askedAt === null) return undefined;
  if (heardAt && heardAt > askedAt) return conversationErrors.wroteAgain;
  return after(askedAt, longMs) < clock.now() ? conversationErrors.waitedLong : undefined;
}
